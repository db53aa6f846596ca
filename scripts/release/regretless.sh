#!/bin/sh
# Runs the shop, or one of its commands:
#   ./regretless                 serves until it is told to stop
#   ./regretless shop backup     what the project calls `npm run shop -- backup`; `shop help` lists all
# Settings come from the environment, else from .env in the current folder, else from /etc/regretless/regretless.env.
set -eu
here=$(dirname -- "$(readlink -f -- "$0")")

# Blocks that passwords and pages need for a moment go back to the system; glibc would keep ever larger ones.
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536

program=server
# As scripts/toolchain/heap-flags.mjs says.
flags="--max-old-space-size=192 --max-semi-space-size=4 --heap-growing-percent=100 --external-memory-accounted-in-global-limit"
if [ "${1:-}" = shop ]; then
  program=cli
  flags=
  shift
fi
for file in .env /etc/regretless/regretless.env; do
  if [ -r "$file" ]; then
    set -- "--env-file=$file" $flags "$here/build/server/$program.js" "$@"
    NODE_ENV=production exec "$here/bin/node" "$@"
  fi
done
NODE_ENV=production exec "$here/bin/node" $flags "$here/build/server/$program.js" "$@"
