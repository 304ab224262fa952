import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import DriveFileRenameOutlineOutlined from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { downloadAddress } from '../../model/mediaAddress';
import { paths } from '../../paths';
import { useBrowser } from './BrowserContext';
import type { Item } from './item';

/** Open or download, rename, delete. */
export const ItemActions = ({ item }: { item: Item }) => {
  const t = useTranslate();
  const { onRename, onDelete } = useBrowser();
  const named = (act: string) => {
    const label = t(`mediaLibrary.act.${act}`, { name: item.name });
    return { 'aria-label': label, title: label, size: 'small' as const };
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', position: 'relative', zIndex: 1 }}>
      {item.kind === 'folder' ? (
        <IconButton component={RouterLink} to={paths.folder(item.id, item.name)} {...named('open')}>
          <FolderOpenOutlined fontSize="small" />
        </IconButton>
      ) : (
        <IconButton
          component="a"
          href={downloadAddress(item.file.file_url)}
          download={item.name}
          {...named('download')}
        >
          <DownloadOutlined fontSize="small" />
        </IconButton>
      )}
      <IconButton {...named('rename')} onClick={() => onRename(item)}>
        <DriveFileRenameOutlineOutlined fontSize="small" />
      </IconButton>
      <IconButton {...named('delete')} onClick={() => onDelete([item])}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
};
