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
  /** Whether a predefined view says the filters by its name, as a saved one does. */
  isNamed?: boolean;
  /** Beside other content of its line, where the title is only for screen readers. */
  isInLine?: boolean;
}

/** Active filters, which scroll, and saved views in one line. A view says its filters by its name. */
export const FilterBar = (props: FilterBarProps) => {
  const { title, chips, views, clearLabel, onClear, isNamed = false, isInLine = false } = props;
  const isSaved = useIsSavedView(views);
  return (
    <Box sx={isInLine ? inLineStyle : barStyle}>
      {chips.length > 0 && (
        <Box component="fieldset" aria-label={title} sx={groupStyle}>
          {!isInLine && (
            <Typography variant="body2" color="textSecondary">
              {title}
            </Typography>
          )}
          {!isSaved && !isNamed && <FilterChips isOneLine label={title} chips={chips} />}
          <Button size="small" onClick={onClear} sx={{ flex: 'none', minHeight: 32 }}>
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
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 2,
  maxWidth: { xs: '100%', sm: '65%' },
} as const;

/** Scrolls on phones, with the button that clears the filters and the icon of the next one in sight. */
const inLineStyle = {
  ...barStyle,
  flexWrap: 'nowrap',
  maxWidth: '100%',
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& > fieldset': { flexShrink: { xs: 0, sm: 1 }, maxWidth: { xs: 'calc(100% - 44px)', sm: '100%' } },
} as const;

const groupStyle = {
  flex: '0 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  m: 0,
  p: 0,
  border: 0,
  whiteSpace: 'nowrap',
  '& > ul': { overflowX: 'auto', scrollbarWidth: 'none' },
} as const;
