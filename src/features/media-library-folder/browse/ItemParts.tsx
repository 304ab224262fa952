import AudioFile from '@mui/icons-material/AudioFileOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import VideoFile from '@mui/icons-material/VideoFileOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import Delete from '@mui/icons-material/DeleteOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import DriveFileRenameOutline from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import FolderOpen from '@mui/icons-material/FolderOpen';
import { fileSize } from '../../../model/locale';
import { wholeText } from '../../../ui/page/SharedTooltip';
import { useItemActions } from './BrowserContext';
import { type Item, itemLinkAttribute, kindOfItem } from './item';
import { tooltip } from '../../../ui/page/SharedTooltip';

export const focusRing = { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' };

/** Its ::after covers the cell of the name, or the card. */
export const itemLink = {
  color: 'inherit',
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
  // As wide as its name, so that a Latin one also begins where the Arabic texts do.
  alignSelf: 'flex-start',
  maxWidth: '100%',
  '&:not(:hover)': { textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;

export const ItemLink = ({ item }: { item: Item }) => {
  const { linkTo } = useItemActions();
  return (
    <Link
      to={linkTo(item)}
      preventScrollReset={item.kind === 'file'}
      {...wholeText(item.name)}
      {...{ [itemLinkAttribute]: item.id }}
    >
      {item.name}
    </Link>
  );
};

export const ItemDetails = ({ item }: { item: Item }) => {
  const t = useTranslate();
  const size = item.kind === 'file' ? fileSize(item.file.size) : '';
  return [t(`mediaLibraryFolder.kind.${kindOfItem(item)}`), size].filter(Boolean).join(' · ');
};

const icons = {
  folder: { Icon: Folder, color: 'primary' },
  pdf: { Icon: PictureAsPdf, color: 'error' },
  image: { Icon: Image, color: 'info' },
  text: { Icon: Description, color: 'action' },
  audio: { Icon: AudioFile, color: 'warning' },
  video: { Icon: VideoFile, color: 'warning' },
  other: { Icon: InsertDriveFile, color: 'action' },
} as const;

export const KindIcon = ({ item, fontSize }: { item: Item; fontSize?: 'large' }) => {
  const t = useTranslate();
  const kind = kindOfItem(item);
  const { Icon, color } = icons[kind];
  return <Icon color={color} fontSize={fontSize} titleAccess={t(`mediaLibraryFolder.kind.${kind}`)} />;
};

export const ItemActions = ({ item }: { item: Item }) => {
  const t = useTranslate();
  const { openDialog, linkTo, downloadLink } = useItemActions();
  const propsOf = (act: string) => ({
    className: 'icon-button',
    ...tooltip(t(`mediaLibraryFolder.act.${act}`, { name: item.name })),
  });
  const download = item.kind === 'file' && downloadLink(item);
  return (
    <div>
      {item.kind === 'folder' && (
        <Link to={linkTo(item)} {...propsOf('open')}>
          <FolderOpen fontSize="small" />
        </Link>
      )}
      {download && (
        <a {...download} {...propsOf('download')}>
          <Download fontSize="small" />
        </a>
      )}
      {download === null && (
        <button type="button" disabled {...propsOf('download')}>
          <Download fontSize="small" />
        </button>
      )}
      <button type="button" {...propsOf('rename')} onClick={() => openDialog({ type: 'rename', item })}>
        <DriveFileRenameOutline fontSize="small" />
      </button>
      <button
        type="button"
        {...propsOf('delete')}
        onClick={() => openDialog({ type: 'delete', items: [item] })}
      >
        <Delete fontSize="small" />
      </button>
    </div>
  );
};
