#!/bin/sh
# Checks a built package with whatever tools are present:  android/verify.sh [package.apk]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
apk=${1:-$(dirname "$here")/content/files/nimbus-app.apk}
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
  # The assembler drops comments and blank lines: compare what is left of both sides, instruction for instruction.
  for class in MainActivity AssetClient; do
    for side in "$here" "$scratch/decoded"; do
      grep -hoE '(invoke|new-instance|iget|iput|sget|const-string|return|if-)[^ ]* .*|return-void' \
        "$side/smali/com/example/nimbus/$class.smali" | sed -E 's/ :[a-z_0-9]+//; s/^const-string(\/jumbo)?/const-string/' >"$scratch/side-$(basename "$side")"
    done
    cmp -s "$scratch/side-$(basename "$here")" "$scratch/side-decoded" || fail "$class differs after a round trip"
  done
  for asset in "$here"/assets/*; do
    case $asset in *.d.ts) continue ;; esac
    cmp -s "$asset" "$scratch/decoded/assets/$(basename "$asset")" || fail "the package has another $(basename "$asset")"
  done
  echo 'decoded: classes and assets are those of the sources'
fi
if have dexdump; then
  dexdump -c -d "$apk" >"$scratch/dex" 2>&1 || fail 'classes.dex does not read'
  echo "dex: $(grep -c 'Class descriptor' "$scratch/dex") classes, checksums right"
fi
if [ -x "$here/smoke/run.sh" ] && have enjarify && have java && have javac; then
  "$here/smoke/run.sh" "$apk" || fail 'the classes do not run'
fi
if [ -n "${CHROMIUM:-}" ] || have chromium; then
  node "$here/play.mjs" || fail 'the game does not play through'
fi
echo 'verify.sh: all checks passed'
