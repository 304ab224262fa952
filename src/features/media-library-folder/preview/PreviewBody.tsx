import { Alert, Box, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { downloadAddress } from '../mediaAddress';
import { kindOf } from '../mediaFile';
import type { FileItem } from '../browse/item';
import { usePdf, useText } from './previewQueries';

/** The browser's viewer takes a PDF from memory; beyond this one downloads it. */
const largestPdf = 50_000_000;

/** A file as its kind is looked at. Nothing of it runs: pictures and players take bytes alone, text is text. */
export const PreviewBody = ({ item }: { item: FileItem }) => {
  const t = useTranslate();
  const [hasFailed, setFailed] = useState(false);
  const address = downloadAddress(item.file.file_url);
  const onError = () => setFailed(true);
  const fitting = { maxWidth: '100%', maxHeight: '65vh', display: 'block' };
  if (hasFailed || !address) return <Failed />;
  switch (kindOf(item.name)) {
    case 'image':
      return (
        <Framed>
          <Box component="img" src={address} alt={item.name} onError={onError} sx={fitting} />
        </Framed>
      );
    case 'audio':
      return (
        <Framed>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has captions for what people upload */}
          <audio controls src={address} aria-label={item.name} onError={onError} style={{ width: '100%' }} />
        </Framed>
      );
    case 'video':
      return (
        <Framed>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has captions for what people upload */}
          <Box
            component="video"
            controls
            src={address}
            aria-label={item.name}
            onError={onError}
            sx={fitting}
          />
        </Framed>
      );
    case 'text':
      return <TextPreview address={address} name={item.name} />;
    case 'pdf':
      return (item.file.size ?? 0) > largestPdf ? (
        <Framed>
          <Typography color="textSecondary">{t('mediaLibraryFolder.preview.large')}</Typography>
        </Framed>
      ) : (
        <PdfPreview address={address} name={item.name} />
      );
    default:
      return (
        <Framed>
          <Typography color="textSecondary">{t('mediaLibraryFolder.preview.none')}</Typography>
        </Framed>
      );
  }
};

/** Whatever it shows, the dialog keeps its height from file to file. */
const leastHeight = 'min(50vh, 420px)';

const Framed = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: leastHeight }}>{children}</Box>
);

interface LoadedProps {
  address: string;
  name: string;
}

const Waiting = () => {
  const t = useTranslate();
  return (
    <Framed>
      <CircularProgress aria-label={t('mediaLibraryFolder.preview.loading')} />
    </Framed>
  );
};

const Failed = () => (
  <Framed>
    <Alert severity="error">{useTranslate()('mediaLibraryFolder.preview.failed')}</Alert>
  </Framed>
);

const TextPreview = ({ address, name }: LoadedProps) => {
  const t = useTranslate();
  const { data, error } = useText(address);
  if (error) return <Failed />;
  if (!data) return <Waiting />;
  return (
    <>
      {!data.isWhole && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('mediaLibraryFolder.preview.cut')}
        </Alert>
      )}
      <Box
        component="pre"
        tabIndex={0}
        aria-label={name}
        sx={{
          m: 0,
          p: 4,
          minHeight: leastHeight,
          maxHeight: '60vh',
          overflow: 'auto',
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

const PdfPreview = ({ address, name }: LoadedProps) => {
  const { url, error } = usePdf(address);
  if (error) return <Failed />;
  if (!url) return <Waiting />;
  return (
    // The browser's own viewer does not start in a sandboxed frame; it lets no script of a PDF near the page.
    <Box
      component="iframe"
      src={`${url}#navpanes=0`}
      title={name}
      sx={{ width: '100%', height: 'max(200px, min(65vh, 100dvh - 330px))', border: 0, display: 'block' }}
    />
  );
};
