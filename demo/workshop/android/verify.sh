#!/bin/sh
# Checks a built package with whatever tools are present:  workshop/android/verify.sh [package.apk]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
apk=${1:-$here/../../content/files/nimbus-app.apk}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
have() { command -v "$1" >/dev/null 2>&1 || { echo "skipped: $1 is not installed"; return 1; }; }
fail() { echo "verify.sh: $1" >&2; exit 1; }

[ -f "$apk" ] || fail "no such file: $apk"
size=$(wc -c <"$apk")
[ "$size" -le 153600 ] || fail "$size bytes, more than 150 KB"
echo "size: $size bytes"

if have apksigner; then
  apksigner verify --verbose --print-certs "$apk" >"$scratch/signature" || fail 'the signature does not verify'
  for scheme in v1 v2 v3; do
    grep -q "using $scheme scheme.*true" "$scratch/signature" || fail "no $scheme signature"
  done
  grep -E 'scheme.*true|certificate (DN|SHA-256)' "$scratch/signature"
fi
if have aapt; then
  aapt dump badging "$apk" >"$scratch/badging"
  grep -E "^package|dkVersion|launchable" "$scratch/badging"
  grep -q 'uses-permission' "$scratch/badging" && fail 'asks for a permission'
  grep -q "launchable-activity: name='com.example.nimbus.MainActivity'" "$scratch/badging" || fail 'no launchable activity'
  echo 'permissions: none'
fi
if have zipalign; then
  zipalign -c -p 4 "$apk" || fail 'not aligned'
  echo 'aligned: yes'
fi
if have apktool; then
  apktool --quiet decode --frame-path "$scratch" --output "$scratch/decoded" "$apk"
  # Taken apart and put together again, and put together from the sources: all three give the same classes.
  for side in decoded sources; do
    mkdir -p "$scratch/$side"
    [ "$side" = decoded ] || cp -R "$here/smali" "$scratch/$side/"
    rm -rf "$scratch/again"
    mkdir "$scratch/again"
    cp -R "$here/apktool.yml" "$scratch/$side/smali" "$scratch/again/"
    # The manifest names resources, which this comparison leaves out.
    printf '<manifest package="com.example.nimbus"/>' >"$scratch/again/AndroidManifest.xml"
    apktool --quiet build --frame-path "$scratch" --output "$scratch/$side.apk" "$scratch/again"
    unzip -p "$scratch/$side.apk" classes.dex >"$scratch/$side.dex"
  done
  unzip -p "$apk" classes.dex >"$scratch/packed.dex"
  cmp -s "$scratch/sources.dex" "$scratch/packed.dex" || fail 'the classes are not those of the sources'
  cmp -s "$scratch/decoded.dex" "$scratch/packed.dex" || fail 'the classes change in a round trip'
  for asset in "$here"/assets/*; do
    case $asset in *.d.ts) continue ;; esac
    cmp -s "$asset" "$scratch/decoded/assets/$(basename "$asset")" || fail "the package has another $(basename "$asset")"
  done
  echo 'decoded: classes and assets are those of the sources'
fi
if have dexdump; then
  dexdump -c "$apk" >/dev/null || fail 'classes.dex has a wrong checksum'
  dexdump -d "$apk" >"$scratch/dex" || fail 'classes.dex does not read'
  echo "dex: $(grep -c 'Class descriptor' "$scratch/dex") classes, checksums right"
fi
if [ -x "$here/smoke/run.sh" ] && have enjarify && have java && have javac; then
  "$here/smoke/run.sh" "$apk" || fail 'the classes do not run'
fi
if [ -n "${CHROMIUM:-}" ] || have chromium; then
  node "$here/play.mjs" || fail 'the game does not play through'
fi
echo 'verify.sh: all checks passed'
