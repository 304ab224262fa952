import { Box } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { trustedHtml } from '../trusted';

interface PreviewFrameProps {
  html: string;
  title: string;
  height?: number;
}

/** Shows untrusted HTML in an empty sandbox, with a Content-Security-Policy inside the document. */
export const PreviewFrame = ({ html, title, height = 400 }: PreviewFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  // React would set `srcdoc` as plain text, which Trusted Types reject.
  useLayoutEffect(() => frame.current?.setAttribute('srcdoc', trustedHtml(renderDocument(html))), [html]);
  return (
    <Box
      component="iframe"
      ref={frame}
      sandbox=""
      // Focusable, so that it scrolls by keyboard.
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

/** Placed first, because a Content-Security-Policy applies only to the content after it. */
const policy = [
  '<meta charset="utf-8">',
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'">`,
  '<meta name="color-scheme" content="only light">',
  '<style>body{font:16px/1.5 system-ui,sans-serif}a{color:LinkText;text-decoration:underline}</style>',
].join('\n');

const activeElements =
  'script, link, base, meta[http-equiv], iframe, frame, object, embed, template, animate, set';
const linkAttributes = ['href', 'xlink:href', 'target', 'ping', 'autofocus'];

/** Also removes links, because they could replace the content of a sandboxed frame. */
const renderDocument = (html: string): string => {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const element of page.querySelectorAll(activeElements)) element.remove();
  for (const element of page.querySelectorAll('a, area, [autofocus]'))
    for (const name of linkAttributes) element.removeAttribute(name);
  // Event handlers, which the sandbox would block with console errors.
  for (const element of page.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name);
  // Parsed into the head when it comes before <html>.
  // oxlint-disable-next-line no-restricted-properties -- reads it
  return `<!doctype html>\n${policy}\n${page.documentElement.outerHTML}`;
};
