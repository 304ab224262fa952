import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, CircularProgress, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { useAddressState } from '../../ui/address/useAddressState';
import { useObjectUrl } from '../../ui/inputs/PicturePreview';
import { logicalArrowKey } from '../../ui/keyboard';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { type FileItem, previewParams } from './browse/item';
import { focusItemLater } from './browse/useItemKeys';
import { toDownloadUrl, getMediaKind } from './mediaFile';
import { useItemActions } from './browse/BrowserContext';
import { ChevronLeft, ChevronRight } from '../../ui/directionalIcons';
import { useData } from '../../api/useData';

export const FilePreview = ({ files }: { files: readonly FileItem[] }) => {
  const t = useTranslate();
  const { downloadLink } = useItemActions();
  const [{ preview }, change] = useAddressState(previewParams);
  const open = (id: number | undefined) =>
    change({ preview: id === undefined ? '' : String(id) }, { replace: true });
  const index = files.findIndex((file) => String(file.recordId) === preview);
  const item = files[index];
  const previous = files[index - 1]?.recordId;
  const next = files[index + 1]?.recordId;

  useWindowEvent('keydown', (event) => {
    const { target } = event;
    // Players seek and texts scroll with the same keys.
    if (!item || (target instanceof Element && target.closest('video, audio, pre'))) return;
    const to = { ArrowLeft: previous, ArrowRight: next }[logicalArrowKey(event)];
    if (to !== undefined) open(to);
  });
  if (!item) return null;

  const onClose = () => {
    open(undefined);
    focusItemLater(item.id);
  };
  const renderStep = (to: number | undefined, label: string, Icon: typeof ChevronLeft) => (
    <IconButton aria-label={t(label)} disabled={to === undefined} onClick={() => open(to)}>
      <Icon />
    </IconButton>
  );
  return (
    <TitledDialog
      open
      size="xl"
      onClose={onClose}
      title={
        <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
          {item.name}
        </Box>
      }
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, width: '100%' }}>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            {renderStep(previous, 'mediaLibraryFolder.preview.previous', ChevronLeft)}
            <Typography variant="body2" color="textSecondary" noWrap>
              {t('mediaLibraryFolder.preview.position', { at: index + 1, total: files.length })}
            </Typography>
            {renderStep(next, 'mediaLibraryFolder.preview.next', ChevronRight)}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginInlineStart: 'auto' }}>
            <Button
              component="a"
              {...(downloadLink(item) ?? { disabled: true })}
              startIcon={<DownloadOutlined />}
            >
              {t('mediaLibraryFolder.preview.download')}
            </Button>
            <Button color="inherit" onClick={onClose}>
              {t('action.close')}
            </Button>
          </Box>
        </Box>
      }
    >
      <PreviewBody key={item.file.file_url} item={item} />
    </TitledDialog>
  );
};

/** Uploaded content never runs: SVG is shown only in an <img>, and HTML as text. */
const PreviewBody = ({ item }: { item: FileItem }) => {
  const [hasFailed, setFailed] = useState(false);
  const { name, file } = item;
  const address = toDownloadUrl(file.file_url);
  if (hasFailed || !address) return <PreviewNote name="failed" />;
  const kind = getMediaKind(name);
  if (kind === 'text') return <TextPreview address={address} name={name} />;
  if (kind === 'other') return <PreviewNote name="none" />;
  if (kind === 'pdf' && (file.size ?? 0) > maxPdfBytes) return <PreviewNote name="large" />;
  if (kind === 'pdf') return <PdfPreview address={address} name={name} />;
  const media = { src: address, onError: () => setFailed(true), sx: mediaStyles };
  return (
    <Box sx={previewAreaStyle}>
      {kind === 'image' ? (
        <Box component="img" {...media} alt={name} />
      ) : (
        <Box component={kind} controls {...media} aria-label={name} />
      )}
    </Box>
  );
};

const maxPdfBytes = 50_000_000;
const textLimit = 256 * 1024;
const minHeight = 'min(50vh, 420px)';
const previewAreaStyle = { display: 'grid', placeItems: 'center', minHeight };
const mediaStyles = {
  display: 'block',
  maxWidth: '100%',
  maxHeight: '65vh',
  '&:is(audio)': { width: '100%' },
};

const PreviewNote = ({ name }: { name: 'loading' | 'failed' | 'large' | 'none' }) => {
  const text = useTranslate()(`mediaLibraryFolder.preview.${name}`);
  return (
    <Box sx={previewAreaStyle}>
      {name === 'loading' && <CircularProgress aria-label={text} />}
      {name === 'failed' && <Alert severity="error">{text}</Alert>}
      {(name === 'large' || name === 'none') && <Typography color="textSecondary">{text}</Typography>}
    </Box>
  );
};

interface LoadedPreviewProps {
  address: string;
  name: string;
}

const TextPreview = ({ address, name }: LoadedPreviewProps) => {
  const t = useTranslate();
  const provider = useData();
  const { data, error } = useQuery({
    queryKey: ['media-library-folder', 'text', address],
    queryFn: ({ signal }) => provider.fetchTextPreview(address, textLimit, signal),
    gcTime: 60_000,
  });
  if (error) return <PreviewNote name="failed" />;
  if (!data) return <PreviewNote name="loading" />;
  return (
    <>
      {!data.isComplete && (
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
const PdfPreview = ({ address, name }: LoadedPreviewProps) => {
  const provider = useData();
  const { data: bytes, error } = useQuery({
    queryKey: ['media-library-folder', 'pdf', address],
    queryFn: async ({ signal }) => {
      const blob = await provider.fetchBlob(address, 'application/pdf', signal);
      // Checked first, because the viewer's error page takes the keyboard focus.
      if (!(await blob.slice(0, 1024).text()).includes('%PDF-')) throw new Error('No PDF.');
      return blob;
    },
    gcTime: 60_000,
  });
  const url = useObjectUrl(bytes ?? null);
  if (error) return <PreviewNote name="failed" />;
  if (!url) return <PreviewNote name="loading" />;
  return (
    // Not sandboxed, because the viewer does not start in a sandbox; PDF scripts cannot reach the page.
    <Box
      component="iframe"
      src={`${url}#navpanes=0`}
      title={name}
      sx={{ width: '100%', height: 'max(200px, min(65vh, 100dvh - 330px))', border: 0, display: 'block' }}
    />
  );
};
