import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { useAddressState } from '../../../ui/address/useAddressState';
import { readingKey } from '../../../ui/keyboard';
import { useWindowEvent } from '../../../ui/useWindowEvent';
import { previewParams, type FileItem } from '../browse/item';
import { focusItemSoon } from '../browse/useItemKeys';
import { downloadAddress } from '../mediaFile';
import { useDownload } from '../useDownload';
import { PreviewBody } from './PreviewBody';
import { ChevronLeft, ChevronRight } from '../../../ui/pointingIcons';

export const FilePreview = ({ files }: { files: readonly FileItem[] }) => {
  const t = useTranslate();
  const download = useDownload();
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
    const to = { ArrowLeft: previous, ArrowRight: next }[readingKey(event)];
    if (to !== undefined) open(to);
  });
  if (!item) return null;

  const onClose = () => {
    open(undefined);
    focusItemSoon(item.id);
  };
  const address = downloadAddress(item.file.file_url);
  const step = (to: number | undefined, label: string, Icon: typeof ChevronLeft) => (
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
            {step(previous, 'mediaLibraryFolder.preview.previous', ChevronLeft)}
            <Typography variant="body2" color="textSecondary" noWrap>
              {t('mediaLibraryFolder.preview.position', { at: index + 1, total: files.length })}
            </Typography>
            {step(next, 'mediaLibraryFolder.preview.next', ChevronRight)}
          </Box>
          <Box sx={{ display: 'flex', gap: 2, marginInlineStart: 'auto' }}>
            <Button
              component="a"
              {...(address ? download(address, item.name) : { disabled: true })}
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
