import { Alert, Box, CircularProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useData } from '../../../api/useData';

const textLimit = 256 * 1024;

const minHeight = 'min(50vh, 420px)';

export const PreviewArea = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight }}>{children}</Box>
);

export const PreviewFailure = () => (
  <PreviewArea>
    <Alert severity="error">{useTranslate()('mediaLibraryFolder.preview.failed')}</Alert>
  </PreviewArea>
);

const Loading = () => (
  <PreviewArea>
    <CircularProgress aria-label={useTranslate()('mediaLibraryFolder.preview.loading')} />
  </PreviewArea>
);

interface LoadedPreviewProps {
  address: string;
  name: string;
}

export const TextPreview = ({ address, name }: LoadedPreviewProps) => {
  const t = useTranslate();
  const provider = useData();
  const { data, error } = useQuery({
    queryKey: ['media-library-folder', 'text', address],
    queryFn: ({ signal }) => provider.fileText(address, textLimit, signal),
    gcTime: 60_000,
  });
  if (error) return <PreviewFailure />;
  if (!data) return <Loading />;
  return (
    <>
      {!data.isWhole && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('mediaLibraryFolder.preview.cut')}
        </Alert>
      )}
      <Box
        component="pre"
        dir="auto"
        tabIndex={0}
        aria-label={name}
        sx={{
          m: 0,
          p: 4,
          minHeight,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          typography: 'body2',
          fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      >
        {data.text}
      </Box>
    </>
  );
};

/** The browser's PDF viewer over a blob URL typed as PDF, so that no other content can run. */
export const PdfPreview = ({ address, name }: LoadedPreviewProps) => {
  const provider = useData();
  const { data: bytes, error } = useQuery({
    queryKey: ['media-library-folder', 'pdf', address],
    queryFn: async ({ signal }) => {
      const blob = await provider.fileBytes(address, 'application/pdf', signal);
      // For anything else the viewer shows an error page that takes the keyboard focus.
      if (!(await blob.slice(0, 1024).text()).includes('%PDF-')) throw new Error('No PDF.');
      return blob;
    },
    gcTime: 60_000,
  });
  const url = useMemo(() => (bytes ? URL.createObjectURL(bytes) : null), [bytes]);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  if (error) return <PreviewFailure />;
  if (!url) return <Loading />;
  return (
    // Not sandboxed: the viewer does not start in a sandbox, and PDF scripts cannot reach the page.
    <Box
      component="iframe"
      src={`${url}#navpanes=0`}
      title={name}
      sx={{ width: '100%', height: 'max(200px, min(65vh, 100dvh - 330px))', border: 0, display: 'block' }}
    />
  );
};
