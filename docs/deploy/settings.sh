#!/bin/sh
# Writes the settings of a deployment into the pages of a built site:
#
#   VITE_BRAND_NAME=Hub VITE_API_URL=https://api.example sh settings.sh dist
#
# BRAND names a folder whose files are served below /brand/, such as a logo.
# TEXTS names the folder of en.json, fr.json and so on, which replace texts of the portal; by default the folder texts
# of the site. The portal reads and checks them.
# NOTICE and SERVICES name the files that are served as /notice.json and /services.json; they are read whenever they
# are asked for.
# With a second folder, the site in it gets the pages and links to the rest, and the first stays as it is.
# A setting that is absent or empty keeps the value of the build. An invalid value or an unknown name is
# refused with an error message, and nothing is written.
set -eu
site=$(cd "${1:?Name the folder of the built site.}" && pwd)
target=${2:-$site}
[ -d "${BRAND:-.}" ] || {
  echo "BRAND names $BRAND, which is no folder." >&2
  exit 1
}
[ -d "${TEXTS:-.}" ] || {
  echo "TEXTS names $TEXTS, which is no folder." >&2
  exit 1
}
# A ConfigMap consists of links to other files in its folder.
if [ -n "${BRAND:-}" ]; then
  find "$BRAND" -type l -exec sh -c '
    folder=$(cd "$1" && pwd -P)
    shift
    for link; do
      [ -e "$link" ] && case $(readlink -f "$link") in "$folder"/*) continue ;; esac
      echo "BRAND must be a folder whose links stay inside, which $link does not." >&2
      exit 1
    done
  ' sh "$BRAND" {} +
fi
for name in NOTICE SERVICES; do
  eval "file=\${$name:-}"
  case ${file:-/} in
    /*) [ ! -d "$file" ] ;;
    *) false ;;
  esac || {
    echo "$name must be the absolute path of a file, not \"$file\"." >&2
    exit 1
  }
done
mkdir -p "$target"

texts=${TEXTS:-$site/texts}
languages=$(for file in "$texts"/*.json; do if [ -f "$file" ]; then basename "$file" .json; fi; done)

LC_ALL=C SITE=$site TARGET=$target TEXTS=$texts LANGUAGES=$languages awk '
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
function string(text) {
  return replaced(replaced(text, "\\", "\\\\"), "\"", "\\\"")
}
function quoted(text) {
  return "\"" string(text) "\""
}
function html(text) {
  text = replaced(replaced(text, "&", "&amp;"), "\"", "&quot;")
  return replaced(replaced(text, "<", "&lt;"), ">", "&gt;")
}
# The end of what stands before the matching }}.
function closing(text,    at, two, depth) {
  depth = 1
  for (at = 1; at < length(text); at++) {
    two = substr(text, at, 2)
    if (two == "{{") depth++
    if (two == "}}" && --depth == 0) return at
    if (two == "{{" || two == "}}") at++
  }
  return length(text) + 1
}
function filled(text,    done, name, end, inner) {
  while (match(text, /[{][{](VITE|LABEL)_[A-Za-z0-9_]+=/)) {
    name = substr(text, RSTART + 2, RLENGTH - 3)
    done = done substr(text, 1, RSTART - 1)
    text = substr(text, RSTART + RLENGTH)
    end = closing(text)
    inner = substr(text, 1, end - 1)
    text = substr(text, end + 2)
    if (name in given) done = done (page ~ /[.]json$/ ? string(given[name]) : html(given[name]))
    else done = done filled(inner)
  }
  return done text
}
# A file of texts, as a string. JSON needs no control characters, and allows none within a string.
function read_texts(language,    file, line, content) {
  file = ENVIRON["TEXTS"] "/" language ".json"
  while ((getline line < file) > 0) content = content line " "
  close(file)
  sub(/^\357\273\277/, "", content)
  gsub(/[[:cntrl:]]/, " ", content)
  texts = texts (texts == "" ? "" : ",") quoted(language) ":" quoted(content)
}
function picture(name) {
  setting(name, ".*", "a text of one line")
  if (name in given) check_image(name, given[name])
}
function check_image(name, address,    file, line) {
  if (address !~ "^(/[A-Za-z0-9._~/-]+|https?://[A-Za-z0-9._~:/?&=%-]+|data:image/[a-z+.-]+;base64,[A-Za-z0-9+/=]+)$")
    refuse(name " must be a path of the site, an http(s) address or a data: URL in base64, not \"" address "\".")
  if (address !~ "^/") return
  file = ENVIRON["SITE"] address
  if (address ~ "^/brand/" && ENVIRON["BRAND"] != "") file = ENVIRON["BRAND"] substr(address, 7)
  if ((getline line < file) < 0) refuse(name " names " address ", which the site does not have.")
  close(file)
}
# Splits a list such as "google=Google; okta=Okta" into values by name.
function named(name, values,    parts, count, at) {
  setting(name, item "(; +" item ")*", "a list such as google=Google; okta=Okta")
  count = name in given ? split(given[name], parts, /; +/) : 0
  for (at = 1; at <= count; at++) {
    match(parts[at], /=/)
    values[substr(parts[at], 1, RSTART - 1)] = substr(parts[at], RSTART + 1)
  }
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
  hex = "[0-9A-Fa-f]"
  setting("VITE_MAIN_COLOUR", "#" hex hex hex hex hex hex, "a colour such as #0F766E")
  if ("VITE_MAIN_COLOUR" in given) given["VITE_MAIN_COLOUR_DIGITS"] = substr(given["VITE_MAIN_COLOUR"], 2)
  picture("VITE_LOGO")
  picture("VITE_LOGO_DARK")
  picture("VITE_FAVICON")
  if ("VITE_LOGO_DARK" in given && !("VITE_LOGO" in given)) refuse("VITE_LOGO_DARK needs VITE_LOGO.")
  setting("VITE_SIGN_IN_PROVIDERS", ".*", "a text of one line")
  item = "[a-z][a-z0-9_-]*=[^;]+(;[^ ][^;]*)*"
  named("VITE_SIGN_IN_LABELS", labels)
  count = split(ENVIRON["VITE_SIGN_IN_PROVIDERS"], parts, /[ ,]+/)
  for (at = 1; at <= count; at++)
    if (parts[at] !~ /^(none|google|linkedin|microsoft|yahoo)$/ && !(parts[at] in labels))
      refuse("VITE_SIGN_IN_PROVIDERS must be none, or some of google, linkedin, microsoft and yahoo, and of those in VITE_SIGN_IN_LABELS.")
  named("VITE_SIGN_IN_ICONS", icons)
  for (name in icons) check_image("VITE_SIGN_IN_ICONS", icons[name])
  setting("VITE_PRODUCT_KEY", "[A-Za-z][A-Za-z0-9_]*", "a name of letters, digits and _")
  setting("VITE_PRODUCT_NAME", ".*", "a text of one line")
  setting("VITE_COMPANION_URL", address, "an http(s) address or a path")
  setting("VITE_LOCAL_SERVICES", "true|false|1|0", "true or false")
  setting("VITE_MORE_SERVICES", "true|false|1|0", "true or false")
  setting("VITE_ACCESS_REQUEST_URL", "(https://[^/ ]|mailto:[^@ ]+@)[^ ]+", "an https: or mailto: address without spaces")
  setting("VITE_REQUEST_IDS", "true|false|1|0", "true or false")
  setting("VITE_ERROR_REPORT_URL", "(sentry[+])?https?://[^@/ ]+@[^ ]+/[^/ ]+", "the DSN of a project of Sentry")
  setting("VITE_REDIRECT_ORIGINS", origin "([ ,]+" origin ")*", "http(s) origins, separated by commas")
  for (name in ENVIRON)
    if (name ~ /^VITE_/ && !(name in known)) refuse("There is no setting " name ".")
  count = split(ENVIRON["LANGUAGES"], languages)
  for (at = 1; at <= count; at++) read_texts(languages[at])
  for (name in labels) given["LABEL_" name] = labels[name]
  if (texts != "") json = json (json == "" ? "" : ",") "\"texts\":{" texts "}"
}
FNR == 1 {
  page = FILENAME
  sub(".*/", "", page)
  page = ENVIRON["TARGET"] "/" page
}
{
  meta = "name=\"pulsehub-settings\" content=\""
  print replaced(filled($0), meta "{}", meta "{" html(json) "}") > page
}
' "$site"/.vite/pages/*

if ! [ "$target" -ef "$site" ]; then
  for entry in "$site"/*; do
    [ -e "$site/.vite/pages/${entry##*/}" ] || ln -sfn "$entry" "$target/"
  done
fi
if [ -n "${BRAND:-}" ]; then
  rm -rf "$target/brand"
  cp -RL "$BRAND" "$target/brand"
  find "$target/brand" -name '.*' -prune -exec rm -rf {} +
fi
if [ -n "${NOTICE:-}" ]; then
  ln -sfn "$NOTICE" "$target/notice.json"
fi
if [ -n "${SERVICES:-}" ]; then
  ln -sfn "$SERVICES" "$target/services.json"
fi
