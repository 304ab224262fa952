import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { useBrowser } from './BrowserContext';
import { mainAttribute, type Item } from './item';

const focusRing = { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' };

/** Of a card the whole is outlined, of a row the name; names in rows take two lines where those are short. */
const looks = {
  card: {
    whiteSpace: 'nowrap',
    '&:focus-visible': { outline: 'none', '&::after': focusRing },
  },
  row: {
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflowWrap: 'anywhere',
    display: { xs: '-webkit-box', sm: 'inline' },
    whiteSpace: { sm: 'nowrap' },
    '&:focus-visible': { ...focusRing, outlineOffset: 2, borderRadius: 0.5 },
  },
};

interface ItemLinkProps {
  item: Item;
  /** What it stands in; all of that is the target. */
  look: keyof typeof looks;
}

/** The name of an item, as a link: opens a folder, previews a file. */
export const ItemLink = ({ item, look }: ItemLinkProps) => {
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
        unicodeBidi: 'plaintext',
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
        ...looks[look],
      }}
    >
      {item.name}
    </Link>
  );
};
