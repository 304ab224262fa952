import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import DriveFileRenameOutlineOutlined from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { downloadAddress } from '../mediaFile';
import { paths } from '../../../paths';
import { useOpenDialog } from './BrowserContext';
import type { FileItem, Item } from './item';
import { useDownload } from '../useDownload';

const DownloadButton = ({ item, ...rest }: { item: FileItem; 'aria-label': string; title: string }) => {
  const download = useDownload();
  const address = downloadAddress(item.file.file_url);
  const link = address ? { component: 'a', ...download(address, item.name) } : { disabled: true };
  return (
    <IconButton {...link} {...rest} size="small">
      <DownloadOutlined fontSize="small" />
    </IconButton>
  );
};

export const ItemActions = ({ item }: { item: Item }) => {
  const t = useTranslate();
  const openDialog = useOpenDialog();
  const labelProps = (act: string) => {
    const label = t(`mediaLibraryFolder.act.${act}`, { name: item.name });
    return { 'aria-label': label, title: label, size: 'small' as const };
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', position: 'relative', zIndex: 1 }}>
      {item.kind === 'folder' ? (
        <IconButton component={RouterLink} to={paths.folder(item.id, item.name)} {...labelProps('open')}>
          <FolderOpenOutlined fontSize="small" />
        </IconButton>
      ) : (
        <DownloadButton item={item} {...labelProps('download')} />
      )}
      <IconButton {...labelProps('rename')} onClick={() => openDialog({ type: 'rename', item })}>
        <DriveFileRenameOutlineOutlined fontSize="small" />
      </IconButton>
      <IconButton {...labelProps('delete')} onClick={() => openDialog({ type: 'delete', items: [item] })}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
};
