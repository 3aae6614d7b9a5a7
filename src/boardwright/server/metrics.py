"""What can be counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("boardwright_tables", "Tables that this process holds")
SOCKETS = Gauge("boardwright_sockets", "Open sockets")
MOVES = Counter("boardwright_moves_total", "Commands carried out", ["game"])
REFUSED = Counter("boardwright_refused_total", "Commands refused", ["why"])
ACKNOWLEDGED = Histogram(
    "boardwright_acknowledge_seconds",
    "From a command's arrival to its acknowledgement",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
REQUESTS = Counter("boardwright_requests_total", "Answers of the API", ["method", "status"])
