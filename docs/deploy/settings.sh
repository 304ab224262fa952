#!/bin/sh
# Writes the settings of a deployment into the pages of a built site:
#
#   VITE_BRAND_NAME=Hub VITE_API_URL=https://api.example sh settings.sh dist
#
# With a second folder, the site in it gets the pages and links to the rest, and the first stays as it is.
# A setting that is absent or empty keeps the value of the build. An invalid value or an unknown name is
# refused with an error message, and nothing is written.
set -eu
site=$(cd "${1:?Name the folder of the built site.}" && pwd)
target=${2:-$site}
mkdir -p "$target"

TARGET=$target awk '
function setting(name, pattern, words) {
  known[name] = 1
  if (ENVIRON[name] == "") return
  if (ENVIRON[name] ~ /[[:cntrl:]]/ || ENVIRON[name] !~ ("^(" pattern ")$"))
    refuse(name " must be " words ", not \"" ENVIRON[name] "\".")
  given[name] = ENVIRON[name]
  json = json (json == "" ? "" : ",") quoted(name) ":" quoted(given[name])
}
function refuse(message) {
  print message > "/dev/stderr"
  exit 1
}
function replaced(text, from, to,    done, at) {
  while (at = index(text, from)) {
    done = done substr(text, 1, at - 1) to
    text = substr(text, at + length(from))
  }
  return done text
}
function quoted(text) {
  return "\"" replaced(replaced(text, "\\", "\\\\"), "\"", "\\\"") "\""
}
function html(text) {
  text = replaced(replaced(text, "&", "&amp;"), "\"", "&quot;")
  return replaced(replaced(text, "<", "&lt;"), ">", "&gt;")
}
BEGIN {
  host = "[][A-Za-z0-9.:-]+/?"
  origin = "https?://" host
  address = "https?://[^ ]+|/|/[^/ ][^ ]*"
  setting("VITE_API_URL", origin, "an origin such as https://api.example")
  setting("VITE_WS_URL", "wss?://" host, "an origin such as wss://live.example")
  setting("VITE_API_DOCS_URL", address, "an http(s) address or a path")
  setting("VITE_BRAND_NAME", ".*", "a text of one line")
  setting("VITE_COMPANY_NAME", ".*", "a text of one line")
  setting("VITE_SUPPORT_EMAIL", "[^ @]+@[^ @]+", "an email address")
  setting("VITE_PRODUCT_KEY", "[A-Za-z][A-Za-z0-9_]*", "a name of letters, digits and _")
  setting("VITE_PRODUCT_NAME", ".*", "a text of one line")
  setting("VITE_COMPANION_URL", address, "an http(s) address or a path")
  setting("VITE_LOCAL_SERVICES", "true|false|1|0", "true or false")
  setting("VITE_ERROR_REPORT_URL", address "|sentry[+]https?://[^@/ ]+@[^ ]+/[^/ ]+", "an http(s) address, a path, or sentry+ and the DSN of a project")
  setting("VITE_WEB_VITALS", "true|false|1|0", "true or false")
  setting("VITE_REDIRECT_ORIGINS", origin "([ ,]+" origin ")*", "http(s) origins, separated by commas")
  for (name in ENVIRON)
    if (name ~ /^VITE_/ && !(name in known)) refuse("There is no setting " name ".")
}
FNR == 1 {
  page = FILENAME
  sub(".*/", "", page)
  page = ENVIRON["TARGET"] "/" page
}
{
  line = ""
  rest = $0
  while (match(rest, /[{][{]VITE_[A-Z_]+=/)) {
    name = substr(rest, RSTART + 2, RLENGTH - 3)
    line = line substr(rest, 1, RSTART - 1)
    rest = substr(rest, RSTART + RLENGTH)
    end = index(rest, "}}")
    line = line (name in given ? html(given[name]) : substr(rest, 1, end - 1))
    rest = substr(rest, end + 2)
  }
  meta = "name=\"pulsehub-settings\" content=\""
  print replaced(line rest, meta "{}", meta "{" html(json) "}") > page
}
' "$site"/.vite/pages/*.html

[ "$target" -ef "$site" ] && exit
for entry in "$site"/*; do
  case $entry in *.html) ;; *) ln -sfn "$entry" "$target/" ;; esac
done
