import SwapVert from '@mui/icons-material/SwapVert';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import {
  getActiveParts,
  clearedValues,
  notificationViews,
  readFilters,
  type FilterControl,
  type FilterPart,
} from './notificationFilter';
import { FilterChips } from '../../ui/lists/FilterChips';
import { SavedViews } from '../../ui/lists/SavedViews';
import { TabList } from '../../ui/page/TabList';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { ToggleButtons } from '../../ui/inputs/ToggleButtons';
import { DateFilter, useFormatDates } from './DateFilter';
import { hint } from '../../ui/page/SharedTooltip';

interface FilterPanelProps {
  control: FilterControl;
  services: readonly string[];
  listId: string;
}

export const FilterPanel = ({ control, services, listId }: FilterPanelProps) => {
  const t = useTranslate();
  const { filter, search, setSearch, change } = control;
  const order = t(`notification.sort.${filter.sort}`);
  // Keeps the tab of the selected service after its last notification is removed.
  const tabs = new Set(['', ...services, filter.service]);
  return (
    <Box sx={{ mb: 4 }}>
      <Box sx={row}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <SearchBox
            isMain
            fullWidth
            label={t('notification.searchLabel')}
            placeholder={t('notification.search')}
            value={search}
            onChange={setSearch}
          />
        </Box>
        <ToggleButtons
          label={t('notification.status')}
          toggles={readFilters.map((name) => ({
            name,
            label: t(`notification.read.${name}`),
            isPressed: name === filter.read,
          }))}
          onPress={(read) => change({ read: read === filter.read ? 'all' : read })}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<SwapVert fontSize="small" />}
          {...hint(t('notification.sortHint', { order }))}
          onClick={() => change({ sort: filter.sort === 'desc' ? 'asc' : 'desc' })}
          sx={{ borderColor: 'divider', whiteSpace: 'nowrap' }}
        >
          {order}
        </Button>
        <DateFilter dates={filter} onChange={change} />
      </Box>
      <TabList
        label={t('notification.services')}
        tabs={[...tabs].map((name) => ({
          name,
          label: name || t('notification.allServices'),
          // Truncates long names.
          tooltip: name || undefined,
        }))}
        ids={{ panel: listId }}
        active={filter.service}
        onOpen={(service) => change({ service })}
        sx={serviceTabsStyle}
      />
      <ActiveFilters control={control} />
      <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>
        <SavedViews list={notificationViews} />
      </Box>
    </Box>
  );
};

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;

const serviceTabsStyle = {
  mt: 3,
  '& button': {
    minWidth: 0,
    minHeight: 44,
    maxWidth: 244,
    px: 3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
};

const ActiveFilters = ({ control }: { control: FilterControl }) => {
  const t = useTranslate();
  const formatDates = useFormatDates();
  const { filter, search, change, clear } = control;
  const parts = getActiveParts({ ...filter, q: search });
  if (parts.length === 0) return null;
  const values: Record<FilterPart, string> = {
    search: search.trim(),
    read: t(`notification.read.${filter.read}`),
    service: filter.service,
    dates: formatDates(filter) ?? '',
  };
  const chips = parts.map((name) => {
    const label = t(`notification.active.${name}`, { value: values[name] });
    const removeLabel = t('notification.active.remove', { filter: label });
    return { name, label, removeLabel, onRemove: () => change(clearedValues[name]) };
  });
  const title = t('notification.active.title');
  return (
    <Box component="fieldset" aria-label={title} sx={{ ...row, m: 0, mt: 3, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <FilterChips label={title} chips={chips} />
      <Button size="small" onClick={clear}>
        {t('notification.active.clearAll')}
      </Button>
    </Box>
  );
};
