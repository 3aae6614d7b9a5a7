// Clocks as they are read.

/** 9:51, 1:02:05, 2 d 3 h. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  if (days) return `${days} d ${hours} h`;
  const [minutes, rest] = [Math.floor((seconds % 3600) / 60), String(seconds % 60).padStart(2, '0')];
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
