import { pictureExtension } from '../files/picture';

const acts =
  /<(?:\w+:)?(?:script|foreignObject|iframe|embed|object|handler)\b|\son\w+\s*=|javascript:|<!ENTITY/i;

const prologue = [
  { begins: '<?xml', ends: '?>', fits: /^/ },
  { begins: '<!--', ends: '-->', fits: /^/ },
  { begins: '<!doctype', ends: '>', fits: /^\s+svg[^[]*$/i },
] as const;

const blanks = /\s*/y;

const startOf = (text: string): number => {
  let at = 0;
  for (;;) {
    blanks.lastIndex = at;
    blanks.test(text);
    at = blanks.lastIndex;
    const head = text.slice(at, at + 9).toLowerCase();
    const piece = prologue.find(({ begins }) => head.startsWith(begins));
    if (!piece) return at;
    const inside = at + piece.begins.length;
    const end = text.indexOf(piece.ends, inside);
    if (end < 0 || !piece.fits.test(text.slice(inside, end))) return -1;
    at = end + piece.ends.length;
  }
};

const isDrawing = (text: string): boolean => {
  const start = startOf(text);
  return start >= 0 && /^<svg[\s>]/i.test(text.slice(start, start + 5)) && !acts.test(text);
};

/** SVG files are also served in a sandbox; this check keeps them safe where they are copied to. */
export const iconExtension = (bytes: Buffer): string | null => {
  const picture = pictureExtension(bytes);
  if (picture) return picture;
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return isDrawing(text) ? 'svg' : null;
};
