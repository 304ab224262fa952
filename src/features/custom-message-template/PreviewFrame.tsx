import { Box } from '@mui/material';

/**
 * Another person's HTML. The empty sandbox takes scripts, forms, pop-ups and the portal's origin from it;
 * the document brings a policy of its own that lets it load nothing.
 */
export const PreviewFrame = ({ document, title }: { document: string; title: string }) => (
  <Box
    component="iframe"
    sandbox=""
    referrerPolicy="no-referrer"
    srcDoc={document}
    title={title}
    sx={{ width: '100%', height: 400, border: 1, borderColor: 'divider', borderRadius: 2 }}
  />
);
