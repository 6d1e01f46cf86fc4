#!/bin/sh
# Runs the package's own classes on the desktop: workshop/android/smoke/run.sh package.apk
# enjarify turns classes.dex into Java classes; stubs.txt stands in for Android; Smoke.java looks at what happens.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# Debian installs enjarify for its own Python, which must come first.
PATH=/usr/bin:$PATH enjarify --output "$scratch/app.jar" "$1" >/dev/null
# Each part of stubs.txt after a line "== path" is a Java file.
awk -v root="$scratch/src" '/^== /{file = root "/" $2; folder = file; sub(/\/[^\/]*$/, "", folder); system("mkdir -p " folder); next} {print > file}' "$here/stubs.txt"
mkdir -p "$scratch/classes"
find "$scratch/src" -name '*.java' >"$scratch/list"
javac -nowarn -d "$scratch/classes" -cp "$scratch/app.jar" "@$scratch/list" "$here/Smoke.java"
java -cp "$scratch/classes:$scratch/app.jar" Smoke
