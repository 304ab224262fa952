import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Clear from '@mui/icons-material/Clear';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import Search from '@mui/icons-material/Search';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import {
  Box,
  IconButton,
  InputAdornment,
  NativeSelect,
  OutlinedInput,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { mediaOrders, type MediaOrder } from './mediaOrder';
import type { LibraryView, ViewMode } from './useLibraryView';

interface LibraryToolbarProps {
  view: LibraryView;
  placeholder: string;
  orders?: readonly MediaOrder[];
}

/** Search, order and look of a page. */
export const LibraryToolbar = ({ view, placeholder, orders = mediaOrders }: LibraryToolbarProps) => {
  const t = useTranslate();
  const order = t(view.sort.down ? 'mediaLibraryFolder.sort.down' : 'mediaLibraryFolder.sort.up');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, my: 6 }}>
      <OutlinedInput
        id="media-search"
        size="small"
        value={view.search}
        placeholder={placeholder}
        onChange={({ target }) => view.setSearch(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && view.setSearch('')}
        sx={{ flex: '1 1 260px', maxWidth: { sm: 420 }, bgcolor: 'background.paper' }}
        slotProps={{ input: { 'aria-label': placeholder, autoComplete: 'off', enterKeyHint: 'search' } }}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
        endAdornment={
          view.search && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={t('mediaLibraryFolder.clearSearch')}
                onClick={() => view.setSearch('')}
              >
                <Clear fontSize="small" />
              </IconButton>
            </InputAdornment>
          )
        }
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: { sm: 'auto' } }}>
        <NativeSelect
          variant="outlined"
          value={view.sort.by}
          onChange={({ target }) => view.setSort(target.value as MediaOrder, view.sort.down)}
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
          aria-label={t('mediaLibraryFolder.sort.switch', { order })}
          title={t('mediaLibraryFolder.sort.switch', { order })}
          onClick={() => view.setSort(view.sort.by, !view.sort.down)}
        >
          {view.sort.down ? <ArrowDownward fontSize="small" /> : <ArrowUpward fontSize="small" />}
        </IconButton>
      </Box>
      <ToggleButtonGroup
        exclusive
        // Arrow keys move in it.
        role="toolbar"
        size="small"
        value={view.mode}
        aria-label={t('mediaLibraryFolder.view.choose')}
        onChange={(_event, mode: ViewMode | null) => mode && view.setMode(mode)}
        sx={{ bgcolor: 'background.paper', '& > button': { height: 40, width: 40 } }}
      >
        <ToggleButton
          value="grid"
          aria-label={t('mediaLibraryFolder.view.grid')}
          title={t('mediaLibraryFolder.view.grid')}
        >
          <GridViewOutlined fontSize="small" />
        </ToggleButton>
        <ToggleButton
          value="list"
          aria-label={t('mediaLibraryFolder.view.list')}
          title={t('mediaLibraryFolder.view.list')}
        >
          <ViewListOutlined fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
};
