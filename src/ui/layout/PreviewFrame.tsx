import { Box } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { inertHtml } from '../trusted';

interface PreviewFrameProps {
  html: string;
  title: string;
  height?: number;
}

/**
 * Another user's HTML. The empty sandbox takes scripts, forms, pop-ups and the portal's origin from it;
 * the document brings a policy of its own that lets it load nothing.
 */
export const PreviewFrame = ({ html, title, height = 400 }: PreviewFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  // React would make plain text of it, which Trusted Types refuse.
  useLayoutEffect(() => frame.current?.setAttribute('srcdoc', inertHtml(previewDocument(html))), [html]);
  return (
    <Box
      component="iframe"
      ref={frame}
      sandbox=""
      // A long one is scrolled, by keyboard too.
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

/** First in the document, so that the browser reads it first: nothing is fetched, run or sent. */
const policy = [
  '<meta charset="utf-8">',
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'">`,
  '<meta name="color-scheme" content="only light">',
  '<style>body{font:16px/1.5 system-ui,sans-serif}a{color:LinkText;text-decoration:underline}</style>',
].join('\n');

/** What would fetch, run, frame or hide something else, or give a link its address back. */
const others = 'script, link, base, meta[http-equiv], iframe, frame, object, embed, template, animate, set';
const waysOut = ['href', 'xlink:href', 'target', 'ping', 'autofocus'];

/**
 * Another user's page as a document for a sandboxed frame. Its links keep their looks alone: a sandbox
 * does not keep them from replacing what the frame shows.
 */
export const previewDocument = (html: string): string => {
  const page = new DOMParser().parseFromString(inertHtml(html), 'text/html');
  for (const element of page.querySelectorAll(others)) element.remove();
  for (const element of page.querySelectorAll('a, area, [autofocus]'))
    for (const name of waysOut) element.removeAttribute(name);
  // The sandbox would keep them from running, and complain.
  for (const element of page.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name);
  // What stands before <html> is read as the beginning of its head.
  return `<!doctype html>\n${policy}\n${page.documentElement.outerHTML}`;
};
