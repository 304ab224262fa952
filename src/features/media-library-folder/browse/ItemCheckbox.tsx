import { Checkbox } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSelected } from './BrowserContext';
import type { Item } from './item';

/** Selects an item; with Shift, all from the last one to it. */
export const ItemCheckbox = ({ item }: { item: Item }) => {
  const t = useTranslate();
  const selection = useSelected();
  return (
    <Checkbox
      size="small"
      checked={selection.has(item.key)}
      onChange={({ nativeEvent }) =>
        selection.toggle(item.key, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      slotProps={{ input: { 'aria-label': t('mediaLibraryFolder.act.select', { name: item.name }) } }}
    />
  );
};
