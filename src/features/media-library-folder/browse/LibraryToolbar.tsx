import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { SearchBox } from '../../../ui/inputs/SearchBox';
import { SortPicker } from '../../../ui/lists/SortPicker';
import { ToggleButtons } from '../../../ui/inputs/ToggleButtons';
import { mediaOrders, type LibraryView, type MediaOrder } from './libraryView';
import { ViewList } from '../../../ui/pointingIcons';

const modes = [
  { mode: 'grid', Icon: GridViewOutlined },
  { mode: 'list', Icon: ViewList },
] as const;

const folderOrders = ['name', 'date'] as const;

interface LibraryToolbarProps {
  view: LibraryView;
  isLibrary: boolean;
}

export const LibraryToolbar = ({ view, isLibrary }: LibraryToolbarProps) => {
  const t = useTranslate();
  const placeholder = t(`mediaLibraryFolder.${isLibrary ? 'searchFolders' : 'searchAll'}`);
  const orders: readonly MediaOrder[] = isLibrary ? folderOrders : mediaOrders;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, my: 6 }}>
      <Box sx={{ flex: '1 1 260px', maxWidth: { sm: 420 } }}>
        <SearchBox
          isMain
          label={placeholder}
          placeholder={placeholder}
          value={view.search}
          onChange={view.setSearch}
          fullWidth
        />
      </Box>
      <SortPicker
        options={orders.map((by) => ({ field: by, label: t(`mediaLibraryFolder.sort.${by}`) }))}
        sort={view.sort}
        onSort={view.setSort}
      />
      <ToggleButtons
        label={t('mediaLibraryFolder.view.choose')}
        toggles={modes.map(({ mode, Icon }) => ({
          name: mode,
          label: t(`mediaLibraryFolder.view.${mode}`),
          icon: <Icon fontSize="small" />,
          isPressed: mode === view.mode,
        }))}
        onPress={view.setMode}
      />
    </Box>
  );
};
