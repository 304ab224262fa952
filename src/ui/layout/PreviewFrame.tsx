import { Box } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { previewDocument } from './previewDocument';
import { inertHtml } from '../trusted';

interface PreviewFrameProps {
  html: string;
  title: string;
  /** In px. */
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
