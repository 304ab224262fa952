import AudioFile from '@mui/icons-material/AudioFileOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import VideoFile from '@mui/icons-material/VideoFileOutlined';
import { useTranslate } from 'ra-core';
import type { AnchorHTMLAttributes, ElementType } from 'react';
import { Link, type To } from 'react-router-dom';
import Delete from '@mui/icons-material/DeleteOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import FolderOpen from '@mui/icons-material/FolderOpen';
import MoreVert from '@mui/icons-material/MoreVert';
import { Chip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { fileSize } from '../../../model/locale';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { useItemActions } from './BrowserContext';
import { type Item, itemLinkAttribute, getItemKind } from './item';
import { tooltip, truncatedText } from '../../../ui/page/SharedTooltip';

export const focusRing = { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' };

interface ItemLinkProps {
  item: Item;
  /** A card or a line has one line of text, a row of a phone two. */
  shape: 'card' | 'row' | 'line';
}

export const ItemLink = ({ item, shape }: ItemLinkProps) => {
  const { getLink } = useItemActions();
  return (
    <ItemAnchor
      data-shape={shape}
      to={getLink(item)}
      preventScrollReset={item.kind === 'file'}
      {...truncatedText(item.name)}
      {...{ [itemLinkAttribute]: item.id }}
    >
      {item.name}
    </ItemAnchor>
  );
};

/** Extends over the name's cell or the card by ::after. */
const ItemAnchor = styled(Link)(({ theme: { breakpoints, vars } }) => {
  const outline = `2px solid ${vars.palette.primary.main}`;
  return {
    color: 'inherit',
    fontWeight: 500,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    unicodeBidi: 'plaintext',
    // Shrinks to the name, so that Latin names align with Arabic texts.
    alignSelf: 'flex-start',
    maxWidth: '100%',
    whiteSpace: 'nowrap',
    '&:not(:hover)': { textDecoration: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline, outlineOffset: 2, borderRadius: 4 },
    '&[data-shape=card]:focus-visible': {
      outline: 'none',
      '&::after': { outline, outlineOffset: -2 },
    },
    [breakpoints.down('sm')]: {
      '&:not([data-shape=card])': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        whiteSpace: 'normal',
        WebkitLineClamp: '2',
        overflowWrap: 'anywhere',
      },
      '&[data-shape=line]': { WebkitLineClamp: '1', overflowWrap: 'normal', wordBreak: 'break-all' },
    },
  };
});

export const NewMark = ({ item }: { item: Item }) => {
  const t = useTranslate();
  return (
    useItemActions().isNew(item) && <Chip size="small" color="primary" label={t('mediaLibraryFolder.new')} />
  );
};

export const formatSize = (item: Item) => (item.kind === 'file' ? fileSize(item.file.size) : '');

export const ItemDetails = ({ item, isShort = false }: { item: Item; isShort?: boolean }) => {
  const t = useTranslate();
  const kind = isShort ? '' : t(`mediaLibraryFolder.kind.${getItemKind(item)}`);
  return [kind, formatSize(item)].filter(Boolean).join(' · ');
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
  const kind = getItemKind(item);
  const { Icon, color } = icons[kind];
  return <Icon color={color} fontSize={fontSize} titleAccess={t(`mediaLibraryFolder.kind.${kind}`)} />;
};

interface ItemAction {
  name: 'open' | 'download' | 'rename' | 'delete';
  Icon: typeof Delete;
  /** Props of the link or button. */
  component: ElementType;
  props: AnchorHTMLAttributes<Element> & { to?: To; disabled?: boolean };
}

const useButtonProps = (item: Item): ItemAction[] => {
  const { openDialog, getLink, downloadLink } = useItemActions();
  const asButton = (onClick: () => void) => ({ component: 'button', props: { onClick } }) as const;
  const download = item.kind === 'file' ? downloadLink(item) : null;
  return [
    item.kind === 'folder'
      ? { name: 'open', Icon: FolderOpen, component: Link, props: { to: getLink(item) } }
      : {
          name: 'download',
          Icon: Download,
          ...(download
            ? { component: 'a', props: download }
            : { component: 'button', props: { disabled: true } }),
        },
    { name: 'rename', Icon: Edit, ...asButton(() => openDialog({ type: 'rename', item })) },
    { name: 'delete', Icon: Delete, ...asButton(() => openDialog({ type: 'delete', items: [item] })) },
  ];
};

/** Quiet until its row or card is hovered or has the focus; a menu on touch screens. */
export const ItemActions = ({ item }: { item: Item }) => {
  const t = useTranslate();
  const { isTouch } = useItemActions();
  const actions = useButtonProps(item);
  const label = (name: string) => t(`mediaLibraryFolder.act.${name}`, { name: item.name });
  return (
    <Actions>
      {isTouch ? (
        <MenuButton
          label={label('more')}
          icon={<MoreVert fontSize="small" />}
          entries={actions.map(({ name, Icon, component, props }) => ({
            name,
            label: <Typography noWrap>{label(name)}</Typography>,
            Icon,
            onClick: props.onClick,
            props: { component, ...props },
          }))}
        />
      ) : (
        actions.map(({ name, Icon, component: Element, props }) => (
          <Element
            key={name}
            {...props}
            className={name === 'delete' ? 'icon-button danger' : 'icon-button'}
            {...tooltip(label(name))}
          >
            <Icon fontSize="small" />
          </Element>
        ))
      )}
    </Actions>
  );
};

const Actions = styled('div')({
  // Above the link, which covers a card.
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  '@media (hover: hover)': {
    'tr:not(:hover, :focus-within) &, li:not(:hover, :focus-within) &': { opacity: 0 },
  },
});
