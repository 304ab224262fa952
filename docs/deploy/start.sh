#!/bin/sh
# Serves the built site by nginx, or by Caddy: `sh start.sh nginx`. README.md beside it lists the environment variables.
# `sh start.sh health` asks the nginx that listens at LISTEN whether it is ready.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
server=${1:-nginx}
refuse() {
  echo "$1" >&2
  exit 1
}
# Refuses a variable whose value is not empty and not of a form: check NAME PATTERN "what it must be".
check() {
  eval "value=\$$1"
  case $value in
    '') return ;;
    *[[:cntrl:]]*) ;;
    *) printf '%s\n' "$value" | LC_ALL=C grep -Eqx "$2" && return ;;
  esac
  refuse "$1 must be $3, not \"$value\"."
}
check_list() {
  check "$1" "[ ,]*($2)([ ,]+($2))*[ ,]*" "$3"
}
is_on() {
  [ "$1" = true ] || [ "$1" = 1 ]
}

octet='(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])'
v4="$octet(\\.$octet){3}"
h='[0-9A-Fa-f]{1,4}'
v6="($h:){7}$h|($h:){1,7}:|($h:){1,6}:$h|($h:){1,5}(:$h){1,2}|($h:){1,4}(:$h){1,3}|($h:){1,3}(:$h){1,4}|($h:){1,2}(:$h){1,5}|$h:(:$h){1,6}|:((:$h){1,7}|:)|::([fF]{4}:)?$v4"
port='([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])'
host="$v4|\\[($v6)\\]|[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?"

case $server in
  nginx | health)
    : "${LISTEN:=8080}"
    check LISTEN "(($v4|\\[($v6)\\]|\\*|localhost):)?$port" 'a port, or an address with a port such as 127.0.0.1:8080'
    ;;
  caddy)
    : "${LISTEN:=:8080}"
    name='(\*\.)?[A-Za-z0-9.-]*[A-Za-z][A-Za-z0-9.-]*'
    check LISTEN "(https?://)?(($v4|\\[($v6)\\]|$name)(:$port)?|:$port)" 'an address such as https://portal.example or :8080'
    ;;
  *) refuse "Name nginx or caddy, not \"$server\"." ;;
esac
if [ "$server" = health ]; then
  address=${LISTEN%"${LISTEN##*:}"}
  case $address in '' | '*:' | 0.0.0.0:) address=127.0.0.1: ;; '[::]:') address='[::1]:' ;; esac
  exec wget -qO- "http://$address${LISTEN##*:}/healthz"
fi

: "${SITE:=$here/site}" "${RUN:=${TMPDIR:-/tmp}/pulsehub-$(id -u)}" "${BACKEND:=http://127.0.0.1:3000}"
: "${FILES_PATHS:=/files}" "${TRUSTED_PROXIES:=}" "${CONNECT_ORIGINS:=}" "${IMAGE_ORIGINS:=}" "${MAX_FILE_MB:=1024}"
: "${ACCESS_LOG:=true}" "${SERVE_OPENAPI:=true}" "${HSTS_SUBDOMAINS:=false}"
check BACKEND "https?://($host)(:$port)?" 'an address without a path such as http://backend:3000'
check_list FILES_PATHS '(/[A-Za-z0-9_-]+)+/?' 'paths such as /media, separated by commas'
check_list TRUSTED_PROXIES "$v4(/([1-9]|[12][0-9]|3[0-2]))?|($v6)(/([1-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?" \
  'addresses or ranges such as 10.0.0.5 or 10.0.0.0/8, separated by commas'
for name in CONNECT_ORIGINS IMAGE_ORIGINS; do
  check_list "$name" "(https?|wss?)://($host)(:$port)?/?" 'origins such as https://hub.example, separated by commas'
done
check MAX_FILE_MB '[1-9][0-9]{0,4}|100000' 'a whole number from 1 to 100000'
for name in ACCESS_LOG SERVE_OPENAPI HSTS_SUBDOMAINS; do check "$name" 'true|false|1|0' 'true or false'; done
if [ "$server" = nginx ]; then
  : "${WORKER_PROCESSES:=2}" "${CALLS_PER_ADDRESS:=300}" "${STATUS_PORT:=}" "${MEDIA_FOLDER:=}" "${RESOLVER:=}"
  check WORKER_PROCESSES 'auto|[1-9][0-9]?' 'auto or a whole number from 1 to 99'
  check CALLS_PER_ADDRESS '[1-9][0-9]{0,4}|100000' 'a whole number from 1 to 100000'
  check STATUS_PORT "$port" 'a port such as 8081'
  check MEDIA_FOLDER '(/[A-Za-z0-9._-]+)+/?' 'the absolute path of a folder'
  check_list RESOLVER "($v4|\\[($v6)\\])(:$port)?" 'addresses of DNS servers such as 10.0.0.2, separated by commas'
  [ -z "$MEDIA_FOLDER" ] || [ -d "$MEDIA_FOLDER" ] || refuse "MEDIA_FOLDER names $MEDIA_FOLDER, which is no folder."
else
  for name in WORKER_PROCESSES CALLS_PER_ADDRESS STATUS_PORT MEDIA_FOLDER RESOLVER; do
    eval "[ -z \"\${$name:-}\" ]" || refuse "$name is a variable of nginx alone; unset it for Caddy."
  done
fi
[ -f "$SITE/version.json" ] && [ -d "$SITE/.vite/pages" ] ||
  refuse "SITE must be the folder of a built site, which $SITE is not."

# Anyone can write to the folder of temporary files, so a folder of this name may be another user's, or a link.
# Started by root, nginx reads the site as another user.
[ "$(id -u)" = 0 ] && mode=711 || mode=700
mkdir -p -m "$mode" "$RUN" 2>/dev/null || :
[ "$(find "$RUN" -prune -type d -user "$(id -u)" ! -perm -020 ! -perm -002 2>/dev/null)" = "$RUN" ] ||
  refuse "RUN must be a folder of your own that nobody else can write to, which $RUN is not."
sh "$here/settings.sh" "$SITE" "$RUN/site"
is_on "$SERVE_OPENAPI" || rm -f "$RUN/site/openapi.yaml"

# One item per line, without empty ones.
items() {
  printf '%s' "$1" | tr ', ' '\n\n' | grep . || :
}
files=$(items "$FILES_PATHS" | sed 's|/$||')
proxies=$(items "$TRUSTED_PROXIES")
IMAGE_ORIGINS=$(echo "${VITE_API_URL:-} $IMAGE_ORIGINS" | tr ',' ' ')
CONNECT_ORIGINS=$(echo "${VITE_API_URL:-} ${VITE_WS_URL:-} $CONNECT_ORIGINS" | tr ',' ' ')
# The scripts that stand within the pages.
SCRIPT_DIGESTS=$(grep -o "'sha256-[A-Za-z0-9+/=]*'" "$RUN/site/index.html" | tr '\n' ' ')
VERSION=$(grep -o '"version":"[^"]*"' "$SITE/version.json" | cut -d '"' -f 4)
# A form is larger than the file in it.
MAX_BODY_MB=$((MAX_FILE_MB + 1))
is_on "$HSTS_SUBDOMAINS" && HSTS='max-age=31536000; includeSubDomains' || HSTS='max-age=31536000'
# Whoever knows what follows in these paths has a link to set a password, a socket or a file.
SECRET_PATHS=$(echo reset-password secure $files | sed 's| /*|\||g')
export RUN LISTEN BACKEND IMAGE_ORIGINS CONNECT_ORIGINS SCRIPT_DIGESTS VERSION MAX_BODY_MB HSTS SECRET_PATHS

if [ "$server" = caddy ]; then
  # Only a name is served with certificates, which must survive a restart and be nobody else's.
  case ${XDG_DATA_HOME:-}$LISTEN in
    http://* | :*) XDG_DATA_HOME=$RUN ;;
    *) : "${XDG_DATA_HOME:=${HOME:-/tmp}/.local/share}" ;;
  esac
  if [ "$XDG_DATA_HOME" != "$RUN" ]; then
    mkdir -p "$XDG_DATA_HOME" 2>/dev/null || :
    temporary=$(cd "${TMPDIR:-/tmp}" && pwd -P)
    case $(cd "$XDG_DATA_HOME" 2>/dev/null && [ -w . ] && pwd -P)/ in
      / | /tmp/* | /var/tmp/* | "$temporary"/*)
        refuse "XDG_DATA_HOME must be a folder for certificates that you may write to, outside the temporary ones, not \"$XDG_DATA_HOME\"."
        ;;
    esac
  fi
  FILES_MATCHER=$(for path in $files; do printf '%s %s/* ' "$path" "$path"; done)
  TRUSTED_PROXIES=$(echo $proxies)
  is_on "$ACCESS_LOG" && LOG_OUTPUT=stdout || LOG_OUTPUT=discard
  export FILES_MATCHER TRUSTED_PROXIES LOG_OUTPUT XDG_CONFIG_HOME="$RUN" XDG_DATA_HOME
  exec caddy run --config "$here/Caddyfile" --adapter caddyfile
fi

FILES_PATTERN=$(echo $files | tr ' ' '|')
TRUSTED_PROXIES=$(for range in $proxies; do printf 'set_real_ip_from %s; ' "$range"; done)
TRUSTED_RANGES=$(for range in $proxies; do printf '%s 1; ' "$range"; done)

# nginx asks DNS itself whenever the backend may have moved, and knows neither /etc/hosts nor search domains. Kubernetes
# resolves the short name of a Service only in the domain of its namespace.
BACKEND_NAME=$(printf '%s' "$BACKEND" | sed -E 's|^https?://||; s|:[0-9]+$||')
known=$(awk -v name="$BACKEND_NAME" '!/^#/ { for (i = 2; i <= NF; i++) if ($i == name) { print $1; exit } }' /etc/hosts)
namespace=$(awk '$1 == "search" && $2 ~ /^[^.]+[.]svc[.]/ { print $2 }' /etc/resolv.conf)
case $known,$BACKEND_NAME in
  *:*,*) address="[$known]" ;;
  ?*,*) address=$known ;;
  *.* | *\[*) address=$BACKEND_NAME ;;
  *) address=$BACKEND_NAME${namespace:+.$namespace} ;;
esac
BACKEND_ADDRESS="${BACKEND%%://*}://$address${BACKEND#*://"$BACKEND_NAME"}"
: "${RESOLVER:=$(awk '$1 == "nameserver" && $2 !~ /%/ { print $2 ~ /:/ ? "[" $2 "]" : $2 }' /etc/resolv.conf)}"
RESOLVER=$(echo ${RESOLVER:-127.0.0.1} | tr ',' ' ')

# A connection takes a descriptor, and so does each file that is being sent.
OPEN_FILES=16384
allowed=$(ulimit -Hn)
if [ "$allowed" != unlimited ] && [ "$allowed" -lt "$OPEN_FILES" ]; then
  echo "This machine allows $allowed open files; 3,000 browsers need $OPEN_FILES (ulimit -n)." >&2
  OPEN_FILES=$allowed
fi
STATUS_SERVER=${STATUS_PORT:+"server { listen 127.0.0.1:$STATUS_PORT; access_log off; location = /status { stub_status; } }"}
MEDIA_ALIAS=${MEDIA_FOLDER:+"alias ${MEDIA_FOLDER%/}/;"}
LOG=off
if is_on "$ACCESS_LOG"; then
  # nginx opens its log by name, which fails where standard output is a socket or somebody else's.
  rm -f "$RUN/log"
  mkfifo "$RUN/log"
  exec 3<> "$RUN/log" 4< "$RUN/log"
  cat <&4 3>&- &
  exec 4<&-
  LOG='/dev/fd/3 json'
fi
export BACKEND_NAME BACKEND_ADDRESS RESOLVER FILES_PATTERN TRUSTED_PROXIES TRUSTED_RANGES OPEN_FILES LOG
export WORKER_PROCESSES CALLS_PER_ADDRESS STATUS_SERVER MEDIA_ALIAS
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
