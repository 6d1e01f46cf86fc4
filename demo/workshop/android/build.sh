#!/bin/sh
# Builds, aligns and signs the Nimbus package from the sources in this folder:
#   workshop/android/build.sh [output.apk]        (default: content/files/nimbus-app.apk)
# Sign with your own key by setting NIMBUS_KEYSTORE, NIMBUS_KEYSTORE_PASS and NIMBUS_KEY_ALIAS; without them a
# throwaway key is made in var/, which git ignores.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work="$root/var/android"
output=${1:-$root/content/files/nimbus-app.apk}
framework=/usr/share/android-framework-res/framework-res.apk
limit=153600 # 150 KB

missing=''
need() { command -v "$1" >/dev/null 2>&1 || missing="$missing $2"; }
need apktool apktool
need aapt aapt
need zipalign zipalign
need apksigner apksigner
need keytool default-jdk-headless
need node nodejs
[ -f "$framework" ] || missing="$missing android-framework-res"
if [ -n "$missing" ]; then
  echo "build.sh: missing Debian packages, install them with: apt-get install$missing" >&2
  exit 1
fi

# 1. A clean copy of the sources with the drawn icons; type declarations stay behind.
rm -rf "$work/source" "$work"/*.apk
mkdir -p "$work/source" "$(dirname "$output")"
cp -R "$here/AndroidManifest.xml" "$here/apktool.yml" "$here/smali" "$here/res" "$here/assets" "$work/source/"
find "$work/source/assets" -name '*.d.ts' -delete
node "$here/icons.mjs" "$work/source/res"

# 2. Smali to classes.dex, resources by aapt, all zipped; then aligned.
apktool --quiet build --frame-path "$work" --output "$work/unsigned.apk" "$work/source"
zipalign -f -p 4 "$work/unsigned.apk" "$work/aligned.apk"

# 3. Signed.
if [ -z "${NIMBUS_KEYSTORE:-}" ]; then
  NIMBUS_KEYSTORE="$work/throwaway.keystore"
  NIMBUS_KEY_ALIAS=nimbus-demo
  [ -f "$work/throwaway.pass" ] || (umask 077 && head -c 18 /dev/urandom | base64 >"$work/throwaway.pass")
  NIMBUS_KEYSTORE_PASS=$(cat "$work/throwaway.pass")
  export NIMBUS_KEYSTORE_PASS
  if [ ! -f "$NIMBUS_KEYSTORE" ]; then
    keytool -genkeypair -keystore "$NIMBUS_KEYSTORE" -storetype PKCS12 -storepass:env NIMBUS_KEYSTORE_PASS \
      -alias "$NIMBUS_KEY_ALIAS" -keyalg RSA -keysize 3072 -validity 10950 \
      -dname 'CN=Nimbus demo, OU=Not for publication'
  fi
  echo 'build.sh: signed with a throwaway key; set NIMBUS_KEYSTORE to sign with your own'
fi
: "${NIMBUS_KEYSTORE_PASS:?set the password of NIMBUS_KEYSTORE}" "${NIMBUS_KEY_ALIAS:?set the key to use in NIMBUS_KEYSTORE}"
export NIMBUS_KEYSTORE_PASS
apksigner sign --ks "$NIMBUS_KEYSTORE" --ks-pass env:NIMBUS_KEYSTORE_PASS --ks-key-alias "$NIMBUS_KEY_ALIAS" \
  --v1-signing-enabled true --v2-signing-enabled true --v3-signing-enabled true --v4-signing-enabled false \
  --out "$work/signed.apk" "$work/aligned.apk"

size=$(wc -c <"$work/signed.apk")
if [ "$size" -gt "$limit" ]; then
  echo "build.sh: the package has $size bytes, the limit is $limit" >&2
  exit 1
fi
cp "$work/signed.apk" "$output"
echo "build.sh: $output, $size bytes"
