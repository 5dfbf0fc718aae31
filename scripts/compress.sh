#!/bin/sh
# Writes compressed copies next to the texts of a built site, for nginx and npm run serve: scripts/compress.sh dist
# Needs brotli and gzip.
set -eu
find "$1" -type f -size +1k -regextype posix-extended \
  -regex '.*\.(html|css|m?js|json|xml|ya?ml|txt|md|svg|webmanifest)' -print0 |
  xargs -0 -r -n 50 -P "$(nproc)" sh -c 'gzip -9 -k -f "$@" && brotli -q 11 -k -f "$@"' sh
