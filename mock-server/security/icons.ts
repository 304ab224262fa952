import { pictureExtension } from './pictures';

/** What a drawing has no need of: scripts, handlers, other documents, entities that hide them. */
const acts =
  /<(?:\w+:)?(?:script|foreignObject|iframe|embed|object|handler)\b|\son\w+\s*=|javascript:|<!ENTITY/i;

const opening = /^(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*>|\s)*<svg[\s>]/i;

/**
 * The kind of an icon by its bytes: a picture, or a drawing (SVG) that only draws. Null for anything
 * else. Drawings are served in a sandbox besides; this keeps them harmless wherever they are copied to.
 */
export const iconExtension = (bytes: Buffer): string | null => {
  const picture = pictureExtension(bytes);
  if (picture) return picture;
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return opening.test(text) && !acts.test(text) ? 'svg' : null;
};
