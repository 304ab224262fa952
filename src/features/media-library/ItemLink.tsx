import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { useBrowser } from './BrowserContext';
import { mainAttribute, type Item } from './item';

const oneLine = { whiteSpace: 'nowrap' };
const twoLines = { WebkitLineClamp: '2', WebkitBoxOrient: 'vertical', overflowWrap: 'anywhere' };

interface ItemLinkProps {
  item: Item;
  /** Whether the whole card is the target. */
  isStretched?: boolean;
  children: ReactNode;
}

/** The link that stands for an item: opens a folder, previews a file. */
export const ItemLink = ({ item, isStretched = false, children }: ItemLinkProps) => {
  const { previewSearch } = useBrowser();
  const to = item.kind === 'folder' ? paths.folder(item.id, item.name) : { search: previewSearch(item.id) };
  return (
    <Link
      component={RouterLink}
      to={to}
      preventScrollReset={item.kind === 'file'}
      color="inherit"
      title={item.name}
      {...{ [mainAttribute]: item.key }}
      sx={{
        fontWeight: 500,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        ...(isStretched
          ? oneLine
          : { ...twoLines, display: { xs: '-webkit-box', sm: 'inline' }, whiteSpace: { sm: 'nowrap' } }),
        unicodeBidi: 'plaintext',
        ...(isStretched && {
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
        }),
        '&:focus-visible': isStretched
          ? {
              outline: 'none',
              '&::after': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
            }
          : {
              outline: 2,
              outlineColor: 'primary.main',
              outlineStyle: 'solid',
              outlineOffset: 2,
              borderRadius: 0.5,
            },
      }}
    >
      {children}
    </Link>
  );
};
