#!/bin/sh
# Writes the settings of a deployment into the pages of a built site:
#
#   VITE_BRAND_NAME=Hub VITE_API_URL=https://api.example sh settings.sh dist
#
# BRAND names a folder whose files are served below /brand/, such as a logo.
# TEXTS names the folder of en.json, fr.json and so on, which replace texts of the portal; by default the folder texts
# of the site. A file is an object of texts by key, flat or nested.
# NOTICE names the file that is served as /notice.json; it is read whenever it is asked for.
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
case ${NOTICE:-/} in
  /*) [ ! -d "${NOTICE:-}" ] ;;
  *) false ;;
esac || {
  echo "NOTICE must be the absolute path of a file, not \"$NOTICE\"." >&2
  exit 1
}
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
function quoted(text) {
  return "\"" replaced(replaced(text, "\\", "\\\\"), "\"", "\\\"") "\""
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
  while (match(text, /[{][{](VITE|TEXT|ARG)_[A-Za-z0-9_.]+=/)) {
    name = substr(text, RSTART + 2, RLENGTH - 3)
    done = done substr(text, 1, RSTART - 1)
    text = substr(text, RSTART + RLENGTH)
    end = closing(text)
    inner = substr(text, 1, end - 1)
    text = substr(text, end + 2)
    if (name in given) done = done html(given[name])
    else if (name in own) done = done with_values(own[name], inner)
    else if (name !~ /^ARG_/) done = done filled(inner)
  }
  return done text
}
# A text of the deployment, with the values that stand before the built one. An unknown placeholder keeps the built one.
function with_values(text, built,    rest, name, end) {
  for (rest = built; match(rest, /^[{][{]ARG_[A-Za-z0-9_]+=/); rest = substr(rest, end + 2)) {
    name = substr(rest, 7, RLENGTH - 7)
    rest = substr(rest, RLENGTH + 1)
    end = closing(rest)
    text = replaced(text, "%{" name "}", filled(substr(rest, 1, end - 1)))
  }
  return index(text, "%{") ? filled(built) : text
}
# Reads one file of texts into own, for the painted pages, and into texts, for the script.
function read_texts(language,    file, line) {
  file = ENVIRON["TEXTS"] "/" language ".json"
  json_text = members = ""
  while ((getline line < file) > 0) json_text = json_text line "\n"
  close(file)
  sub(/^\357\273\277/, "", json_text)
  skip("")
  read_object(file, "", language)
  if (json_text != "") invalid(file)
  texts = texts (texts == "" ? "" : ",") quoted(language) ":{" members "}"
}
function skip(character) {
  if (substr(json_text, 1, length(character)) != character) return 0
  json_text = substr(json_text, length(character) + 1)
  sub(/^[ \t\r\n]+/, "", json_text)
  return 1
}
function invalid(file) {
  refuse(file " is not an object of texts in JSON, near: " substr(json_text, 1, 40))
}
function string(file,    token) {
  if (!match(json_text, /^"([^"\\[:cntrl:]]|\\["\\\/bfnrt]|\\u[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f])*"/)) invalid(file)
  token = substr(json_text, 1, RLENGTH)
  skip(token)
  return token
}
function read_object(file, group, language,    key, token) {
  if (!skip("{")) invalid(file)
  if (skip("}")) return
  do {
    token = string(file)
    key = group substr(token, 2, length(token) - 2)
    if (!skip(":")) invalid(file)
    if (json_text ~ /^[{]/) {
      read_object(file, key ".", language)
      continue
    }
    token = string(file)
    members = members (members == "" ? "" : ",") "\"" key "\":" token
    if (language == "en") own["TEXT_" key] = decoded(substr(token, 2, length(token) - 2))
  } while (skip(","))
  if (!skip("}")) invalid(file)
}
function hex_value(digits,    value, at) {
  for (at = 1; at <= length(digits); at++) value = value * 16 + index("123456789abcdef", tolower(substr(digits, at, 1)))
  return value
}
# The HTML of a JSON string.
function decoded(text,    done, code, mark) {
  while (match(text, /\\./)) {
    done = done html(substr(text, 1, RSTART - 1))
    mark = substr(text, RSTART + 1, 1)
    text = substr(text, RSTART + 2)
    if (mark == "u") {
      code = hex_value(substr(text, 1, 4))
      text = substr(text, 5)
      if (code >= 55296 && code < 56320 && text ~ /^\\u[dD][c-fC-F]/) {
        code = 65536 + (code - 55296) * 1024 + hex_value(substr(text, 3, 4)) - 56320
        text = substr(text, 7)
      }
      done = done "&#" code ";"
    } else if (mark == "n") done = done "&#10;"
    else done = done (index("\"\\/", mark) ? html(mark) : " ")
  }
  return done html(text)
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
  setting("VITE_REQUEST_IDS", "true|false|1|0", "true or false")
  setting("VITE_ERROR_REPORT_URL", "(sentry[+])?https?://[^@/ ]+@[^ ]+/[^/ ]+", "the DSN of a project of Sentry")
  setting("VITE_REDIRECT_ORIGINS", origin "([ ,]+" origin ")*", "http(s) origins, separated by commas")
  for (name in ENVIRON)
    if (name ~ /^VITE_/ && !(name in known)) refuse("There is no setting " name ".")
  count = split(ENVIRON["LANGUAGES"], languages)
  for (at = 1; at <= count; at++) read_texts(languages[at])
  for (name in labels) own["TEXT_signIn.provider." name] = html(labels[name])
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
' "$site"/.vite/pages/*.html

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
