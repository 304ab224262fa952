import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { downloadAddress, kindOf, mediaDate } from '../mediaFile';
import { useItemSelection } from './BrowserContext';
import type { FileItem, Item } from './item';
import { ItemActions } from './ItemActions';
import { ItemCheckbox, ItemDetails, ItemLink, KindIcon } from './ItemParts';

/** In px. Fixed, so that a virtual grid need not measure its cards. */
export const cardHeights = { folder: 124, file: 224 };
export const detailsHeight = 20;

interface ItemCardProps {
  item: Item;
  position: number;
  count: number;
  isDetailed: boolean;
}

export const ItemCard = memo(({ item, position, count, isDetailed }: ItemCardProps) => {
  const t = useTranslate();
  const selection = useItemSelection();
  return (
    <Card
      component="li"
      aria-posinset={position}
      aria-setsize={count}
      data-media-row={item.key}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        borderColor: selection.has(item.key) ? 'primary.main' : 'divider',
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {item.kind === 'file' && <Thumbnail item={item} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, pt: 3, minWidth: 0 }}>
        <KindIcon item={item} />
        <Box sx={{ minWidth: 0, flex: 1, display: 'flex', flexDirection: 'column' }}>
          <ItemLink item={item} within="card" />
          <Typography variant="caption" color="textSecondary" noWrap>
            {item.kind === 'folder'
              ? t('mediaLibraryFolder.openFolder')
              : mediaDate(item.file.created_at) || t('mediaLibraryFolder.unknownDate')}
          </Typography>
          {isDetailed && (
            <Typography variant="caption" color="textSecondary" noWrap>
              <ItemDetails item={item} />
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', mt: 'auto', px: 2, pb: 1 }}>
        <Box sx={{ position: 'relative', zIndex: 1, mr: 'auto' }}>
          <ItemCheckbox item={item} />
        </Box>
        <ItemActions item={item} />
      </Box>
    </Card>
  );
});

const Thumbnail = ({ item }: { item: FileItem }) => {
  const address = downloadAddress(item.file.file_url);
  return (
    <Box
      sx={{
        height: 100,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {kindOf(item.name) === 'image' && address ? (
        <Box
          component="img"
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          sx={{ width: '100%', height: 100, objectFit: 'cover' }}
        />
      ) : (
        <Box aria-hidden sx={{ opacity: 0.7 }}>
          <KindIcon item={item} size="large" />
        </Box>
      )}
    </Box>
  );
};
