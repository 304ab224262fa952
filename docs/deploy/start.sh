#!/bin/sh
# Serves the built site by nginx, or by Caddy: `sh start.sh nginx`. What the environment may say is in README.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
server=${1:-nginx}
case $server in
  nginx) : "${LISTEN:=8080}" ;;
  caddy) : "${LISTEN:=:8080}" ;;
  *) echo "Name nginx or caddy, not \"$server\"." >&2 && exit 1 ;;
esac
: "${SITE:=$here/site}" "${RUN:=/tmp/pulsehub}" "${BACKEND:=http://127.0.0.1:3000}"

case "${IMAGE_ORIGINS:-}${CONNECT_ORIGINS:-}" in
  *[!][A-Za-z0-9.:/,\ -]*)
    echo 'CONNECT_ORIGINS and IMAGE_ORIGINS must be origins such as https://hub.example, separated by commas.' >&2
    exit 1
    ;;
esac

mkdir -p "$RUN"
sh "$here/settings.sh" "$SITE" "$RUN/site"

IMAGE_ORIGINS=$(echo "${VITE_API_URL:-} ${IMAGE_ORIGINS:-}" | tr ',' ' ')
CONNECT_ORIGINS=$(echo "${VITE_API_URL:-} ${VITE_WS_URL:-} ${CONNECT_ORIGINS:-}" | tr ',' ' ')
# The scripts that stand within the pages.
SCRIPT_DIGESTS=$(grep -o "'sha256-[A-Za-z0-9+/=]*'" "$RUN/site/index.html" | tr '\n' ' ')
VERSION=$(grep -o '"version":"[^"]*"' "$SITE/version.json" | cut -d '"' -f 4)
# A form is larger than the file in it.
MAX_BODY_MB=$((${MAX_FILE_MB:-1024} + 1))
export RUN LISTEN BACKEND IMAGE_ORIGINS CONNECT_ORIGINS SCRIPT_DIGESTS VERSION MAX_BODY_MB

if [ "$server" = caddy ]; then
  export XDG_CONFIG_HOME="$RUN" XDG_DATA_HOME="${XDG_DATA_HOME:-$RUN}"
  exec caddy run --config "$here/Caddyfile" --adapter caddyfile
fi

awk '
{
  while (match($0, /[$][{][A-Z_]+[}]/)) {
    printf "%s%s", substr($0, 1, RSTART - 1), ENVIRON[substr($0, RSTART + 2, RLENGTH - 3)]
    $0 = substr($0, RSTART + RLENGTH)
  }
  print
}
' "$here/nginx.conf" > "$RUN/nginx.conf"
exec nginx -e stderr -c "$RUN/nginx.conf"
