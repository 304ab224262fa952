import { pictureExtension } from '../files/picture';
import { isSafeSvg } from './safeSvg';

/** SVG files are also served in a sandbox; this check keeps them safe where they are copied to. */
export const iconExtension = (bytes: Buffer): string | null => {
  const picture = pictureExtension(bytes);
  if (picture) return picture;
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return isSafeSvg(text) ? 'svg' : null;
};
