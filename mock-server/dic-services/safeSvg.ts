const elements = new Set(
  (
    'circle clippath defs desc ellipse g image line lineargradient marker mask path pattern polygon polyline ' +
    'radialgradient rect stop style svg switch symbol text textpath title tspan use filter feblend fecolormatrix ' +
    'fecomponenttransfer fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight ' +
    'fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur femerge femergenode femorphology ' +
    'feoffset fepointlight fespecularlighting fespotlight fetile feturbulence'
  ).split(' '),
);

/** Character references could hide any of these from a reader that does not resolve them. */
const unsafeText = /&(?!(?:amp|lt|gt|quot|apos);)|\\|@import|javascript:|url\((?!['"]?#)/i;

const safeLink = /^(?:#[\w.:-]*|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]*)$/i;

// HTML ends a comment at ">" or "->" right after its start, and at "--!>".
const prologue = /(?:\s+|<!--(?!-?>)(?:(?!--)[^])*-->|<\?xml[^?<>]*\?>|<!doctype\s+svg\b[^[<>]*>)/iy;
const skipped = /(?:<!--(?!-?>)(?:(?!--)[^])*-->|<\/[a-z]+\s*>)/iy;
const text = /[^<]+/y;
const tagStart = /<([a-z]+)/iy;
const attribute = /\s+([a-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/iy;
const tagEnd = /\s*\/?>/y;

const isSafeAttribute = (name: string, value: string): boolean => {
  const local = name.toLowerCase().split(':').at(-1) ?? '';
  if (local.startsWith('on') || unsafeText.test(value)) return false;
  return (local !== 'href' && local !== 'src') || safeLink.test(value);
};

/** Accepts drawings that consist of known elements with quoted attributes, and nothing that runs or loads. */
export const isSafeSvg = (svg: string): boolean => {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(svg);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const isSafeTag = (): boolean => {
    const name = take(tagStart)?.[1];
    if (name === undefined || !elements.has(name.toLowerCase())) return false;
    for (let found = take(attribute); found; found = take(attribute))
      if (!isSafeAttribute(found[1] ?? '', found[2] ?? found[3] ?? '')) return false;
    return take(tagEnd) !== null;
  };
  while (take(prologue));
  if (!/^<svg[\s/>]/i.test(svg.slice(at, at + 5))) return false;
  while (at < svg.length) {
    const words = take(text)?.[0];
    if (words !== undefined ? unsafeText.test(words) : !take(skipped) && !isSafeTag()) return false;
  }
  return true;
};
