import { pictureExtension } from '../files/picture';

const activeContent =
  /<(?:\w+:)?(?:script|foreignObject|iframe|embed|object|handler)\b|\son\w+\s*=|javascript:|<!ENTITY/i;

const prologue = [
  { open: '<?xml', close: '?>', content: /^/ },
  { open: '<!--', close: '-->', content: /^/ },
  { open: '<!doctype', close: '>', content: /^\s+svg[^[]*$/i },
] as const;

const whitespace = /\s*/y;

const rootOffset = (text: string): number => {
  let at = 0;
  for (;;) {
    whitespace.lastIndex = at;
    whitespace.test(text);
    at = whitespace.lastIndex;
    const head = text.slice(at, at + 9).toLowerCase();
    const part = prologue.find(({ open }) => head.startsWith(open));
    if (!part) return at;
    const inside = at + part.open.length;
    const end = text.indexOf(part.close, inside);
    if (end < 0 || !part.content.test(text.slice(inside, end))) return -1;
    at = end + part.close.length;
  }
};

const isSafeSvg = (text: string): boolean => {
  const start = rootOffset(text);
  return start >= 0 && /^<svg[\s>]/i.test(text.slice(start, start + 5)) && !activeContent.test(text);
};

/** SVG files are also served in a sandbox; this check keeps them safe where they are copied to. */
export const iconExtension = (bytes: Buffer): string | null => {
  const picture = pictureExtension(bytes);
  if (picture) return picture;
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return isSafeSvg(text) ? 'svg' : null;
};
