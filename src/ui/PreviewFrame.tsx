import { Box } from '@mui/material';
import { previewDocument } from './previewDocument';

interface PreviewFrameProps {
  html: string;
  title: string;
  /** In px. */
  height?: number;
}

/**
 * Another person's HTML. The empty sandbox takes scripts, forms, pop-ups and the portal's origin from it;
 * the document brings a policy of its own that lets it load nothing.
 */
export const PreviewFrame = ({ html, title, height = 400 }: PreviewFrameProps) => (
  <Box
    component="iframe"
    sandbox=""
    // A long one is scrolled, by keyboard too.
    tabIndex={0}
    referrerPolicy="no-referrer"
    srcDoc={previewDocument(html)}
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
