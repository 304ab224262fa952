import AudioFileOutlined from '@mui/icons-material/AudioFileOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import VideoFileOutlined from '@mui/icons-material/VideoFileOutlined';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { fileSize } from '../../../model/media-library-folder/media';
import { paths } from '../../../paths';
import { RowCheckbox } from '../../../ui/inputs/RowCheckbox';
import { useItemSelection } from './BrowserContext';
import { kindOfItem, itemLinkAttribute, previewParam, type Item } from './item';

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const focusRing = { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' };

/** Its ::after covers the whole row or card. */
export const itemLink = {
  color: 'inherit',
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
  '&:not(:hover)': { textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;

export const ItemLink = ({ item }: { item: Item }) => {
  const [params] = useSearchParams();
  const preview = new URLSearchParams(params);
  preview.set(previewParam, String(item.id));
  const to = item.kind === 'folder' ? paths.folder(item.id, item.name) : { search: preview.toString() };
  return (
    <Link
      className="item-link"
      to={to}
      preventScrollReset={item.kind === 'file'}
      title={item.name}
      {...{ [itemLinkAttribute]: item.key }}
    >
      {item.name}
    </Link>
  );
};

export const ItemCheckbox = ({ item }: { item: Item }) => {
  const t = useTranslate();
  const selection = useItemSelection();
  return (
    <RowCheckbox
      checked={selection.has(item.key)}
      onChange={({ nativeEvent }) =>
        selection.toggle(item, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      aria-label={t('mediaLibraryFolder.act.select', { name: item.name })}
    />
  );
};

export const ItemDetails = ({ item }: { item: Item }) => {
  const t = useTranslate();
  const size = item.kind === 'file' ? fileSize(item.file.size) : '';
  return [t(`mediaLibraryFolder.kind.${kindOfItem(item)}`), size].filter(Boolean).join(' · ');
};

const icons = {
  folder: { Icon: FolderOutlined, color: 'primary' },
  pdf: { Icon: PictureAsPdfOutlined, color: 'error' },
  image: { Icon: ImageOutlined, color: 'info' },
  text: { Icon: DescriptionOutlined, color: 'action' },
  audio: { Icon: AudioFileOutlined, color: 'warning' },
  video: { Icon: VideoFileOutlined, color: 'warning' },
  other: { Icon: InsertDriveFileOutlined, color: 'action' },
} as const;

export const KindIcon = ({ item, size = 'medium' }: { item: Item; size?: 'medium' | 'large' }) => {
  const t = useTranslate();
  const kind = kindOfItem(item);
  const { Icon, color } = icons[kind];
  return <Icon color={color} fontSize={size} titleAccess={t(`mediaLibraryFolder.kind.${kind}`)} />;
};
