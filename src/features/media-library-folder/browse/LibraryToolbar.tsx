import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import { Box, IconButton, NativeSelect, OutlinedInput } from '@mui/material';
import { useTranslate } from 'ra-core';
import { SearchBox } from '../../../ui/inputs/SearchBox';
import { ToggleButtons } from '../../../ui/inputs/ToggleButtons';
import { mediaOrders, type LibraryView, type MediaOrder } from './libraryView';
import { tooltip } from '../../../ui/page/SharedTooltip';

const modes = [
  { mode: 'grid', Icon: GridViewOutlined },
  { mode: 'list', Icon: ViewListOutlined },
] as const;

const folderOrders = ['name', 'date'] as const;

interface LibraryToolbarProps {
  view: LibraryView;
  isLibrary: boolean;
}

export const LibraryToolbar = ({ view, isLibrary }: LibraryToolbarProps) => {
  const t = useTranslate();
  const placeholder = t(`mediaLibraryFolder.${isLibrary ? 'searchFolders' : 'searchAll'}`);
  const orders = isLibrary ? folderOrders : mediaOrders;
  const { field, order } = view.sort;
  const isDescending = order === 'DESC';
  const orderText = t(isDescending ? 'mediaLibraryFolder.sort.down' : 'mediaLibraryFolder.sort.up');
  const switchText = t('mediaLibraryFolder.sort.switch', { order: orderText });
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: { sm: 'auto' } }}>
        <NativeSelect
          variant="outlined"
          value={field}
          onChange={({ target }) => view.setSort(target.value as MediaOrder, order)}
          input={<OutlinedInput size="small" sx={{ bgcolor: 'background.paper' }} />}
          inputProps={{ 'aria-label': t('mediaLibraryFolder.sort.label') }}
        >
          {orders.map((by) => (
            <option key={by} value={by}>
              {t(`mediaLibraryFolder.sort.${by}`)}
            </option>
          ))}
        </NativeSelect>
        <IconButton
          {...tooltip(switchText)}
          onClick={() => view.setSort(field, isDescending ? 'ASC' : 'DESC')}
        >
          {isDescending ? <ArrowDownward fontSize="small" /> : <ArrowUpward fontSize="small" />}
        </IconButton>
      </Box>
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
