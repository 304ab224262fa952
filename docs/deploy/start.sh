#!/bin/sh
# Serves the built site by nginx, or by Caddy: `sh start.sh nginx`. README.md beside it lists the environment variables.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
server=${1:-nginx}
refuse() {
  echo "$1" >&2
  exit 1
}
case $server in
  nginx) : "${LISTEN:=8080}" ;;
  caddy) : "${LISTEN:=:8080}" ;;
  *) refuse "Name nginx or caddy, not \"$server\"." ;;
esac
: "${SITE:=$here/site}" "${RUN:=${TMPDIR:-/tmp}/pulsehub-$(id -u)}" "${BACKEND:=http://127.0.0.1:3000}"
: "${FILES_PATHS:=/files}" "${TRUSTED_PROXIES:=}"

case "${IMAGE_ORIGINS:-}${CONNECT_ORIGINS:-}" in
  *[!][A-Za-z0-9.:/,\ -]*)
    refuse 'CONNECT_ORIGINS and IMAGE_ORIGINS must be origins such as https://hub.example, separated by commas.'
    ;;
esac

# One item per line, without empty ones.
items() {
  printf '%s' "$1" | tr ', ' '\n\n' | grep . || :
}
files=$(items "$FILES_PATHS" | sed 's|/$||')
if [ -z "$files" ] || items "$FILES_PATHS" | grep -Evqx '(/[A-Za-z0-9_-]+)+/?'; then
  refuse "FILES_PATHS must be paths such as /media, separated by commas, not \"$FILES_PATHS\"."
fi
proxies=$(items "$TRUSTED_PROXIES")
if items "$TRUSTED_PROXIES" | grep -Evqx '([0-9]+(\.[0-9]+){3}|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*)(/[0-9]+)?'; then
  refuse "TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, separated by commas, not \"$TRUSTED_PROXIES\"."
fi

# Anyone can write to the folder of temporary files, so a folder of this name may be another user's, or a link.
# Started by root, nginx reads the site as another user.
[ "$(id -u)" = 0 ] && mode=711 || mode=700
mkdir -p -m "$mode" "$RUN"
[ "$(find "$RUN" -prune -type d -user "$(id -u)" ! -perm -020 ! -perm -002)" = "$RUN" ] ||
  refuse "RUN must be a folder of your own that nobody else can write to, which $RUN is not."
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
  FILES_MATCHER=$(for path in $files; do printf '%s %s/* ' "$path" "$path"; done)
  TRUSTED_PROXIES=$(echo $proxies)
  export FILES_MATCHER TRUSTED_PROXIES
  export XDG_CONFIG_HOME="$RUN" XDG_DATA_HOME="${XDG_DATA_HOME:-$RUN}"
  exec caddy run --config "$here/Caddyfile" --adapter caddyfile
fi

FILES_PATTERN=$(echo $files | tr ' ' '|')
TRUSTED_PROXIES=$(for range in $proxies; do printf 'set_real_ip_from %s; ' "$range"; done)
TRUSTED_RANGES=$(for range in $proxies; do printf '%s 1; ' "$range"; done)
export FILES_PATTERN TRUSTED_PROXIES TRUSTED_RANGES
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
