import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { fileSize } from '../../../model/media-library-folder/media';
import { RowCheckbox } from '../../../ui/inputs/RowCheckbox';
import { useItemActions, useItemSelection } from './BrowserContext';
import { kindOfItem, itemLinkAttribute, type Item } from './item';
import { RowIcon } from '../../../ui/lists/RowIcon';

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
  const { linkTo } = useItemActions();
  return (
    <Link
      className="item-link"
      to={linkTo(item)}
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
  folder: { name: 'folder', color: 'primary-main' },
  pdf: { name: 'pdf', color: 'error-main' },
  image: { name: 'image', color: 'info-main' },
  text: { name: 'text', color: 'action-active' },
  audio: { name: 'audio', color: 'warning-main' },
  video: { name: 'video', color: 'warning-main' },
  other: { name: 'file', color: 'action-active' },
} as const;

export const KindIcon = ({ item, size = 24 }: { item: Item; size?: number }) => {
  const t = useTranslate();
  const kind = kindOfItem(item);
  const { name, color } = icons[kind];
  return (
    <RowIcon
      name={name}
      color={`var(--mui-palette-${color})`}
      size={size}
      title={t(`mediaLibraryFolder.kind.${kind}`)}
    />
  );
};
