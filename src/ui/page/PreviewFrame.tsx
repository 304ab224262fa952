import { Box } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { inertHtml } from '../trusted';

interface PreviewFrameProps {
  html: string;
  title: string;
  height?: number;
}

/** Shows untrusted HTML in an empty sandbox, with a Content-Security-Policy inside the document. */
export const PreviewFrame = ({ html, title, height = 400 }: PreviewFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  // React would set `srcdoc` as plain text, which Trusted Types reject.
  useLayoutEffect(() => frame.current?.setAttribute('srcdoc', inertHtml(previewDocument(html))), [html]);
  return (
    <Box
      component="iframe"
      ref={frame}
      sandbox=""
      // Lets keyboard users scroll it.
      tabIndex={0}
      referrerPolicy="no-referrer"
      title={title}
      sx={{
        width: '100%',
        height,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'common.white',
      }}
    />
  );
};

/** Must come first, so that it applies to everything after it. */
const policy = [
  '<meta charset="utf-8">',
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'">`,
  '<meta name="color-scheme" content="only light">',
  '<style>body{font:16px/1.5 system-ui,sans-serif}a{color:LinkText;text-decoration:underline}</style>',
].join('\n');

const activeElements =
  'script, link, base, meta[http-equiv], iframe, frame, object, embed, template, animate, set';
const linkAttributes = ['href', 'xlink:href', 'target', 'ping', 'autofocus'];

/** Removed as well, because a sandboxed link could still replace the frame's content. */
export const previewDocument = (html: string): string => {
  const page = new DOMParser().parseFromString(inertHtml(html), 'text/html');
  for (const element of page.querySelectorAll(activeElements)) element.remove();
  for (const element of page.querySelectorAll('a, area, [autofocus]'))
    for (const name of linkAttributes) element.removeAttribute(name);
  // The sandbox would block these and log errors.
  for (const element of page.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name);
  // Parsed into the head when it comes before <html>.
  return `<!doctype html>\n${policy}\n${page.documentElement.outerHTML}`;
};
