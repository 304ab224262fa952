import { Box, Button, Typography } from '@mui/material';
import { FilterChips, type FilterChip } from './FilterChips';
import { SavedViews } from './SavedViews';
import { useIsSavedView, type ViewConfig } from './savedViews';

interface FilterBarProps {
  title: string;
  chips: readonly FilterChip[];
  views: ViewConfig;
  clearLabel: string;
  onClear: () => void;
}

/** Active filters and saved views in one line, which scrolls. A saved view says its filters by its name. */
export const FilterBar = ({ title, chips, views, clearLabel, onClear }: FilterBarProps) => {
  const isSaved = useIsSavedView(views);
  return (
    <Box sx={barStyle}>
      {chips.length > 0 && (
        <Box component="fieldset" aria-label={title} sx={groupStyle}>
          <Typography variant="body2" color="textSecondary">
            {title}
          </Typography>
          {!isSaved && <FilterChips isOneLine label={title} chips={chips} />}
          <Button size="small" onClick={onClear} sx={{ minHeight: 32 }}>
            {clearLabel}
          </Button>
        </Box>
      )}
      <Box sx={{ flex: 'none' }}>
        <SavedViews list={views} />
      </Box>
    </Box>
  );
};

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: { xs: '100%', sm: '65%' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const groupStyle = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  m: 0,
  p: 0,
  border: 0,
  whiteSpace: 'nowrap',
} as const;
