import SwapVert from '@mui/icons-material/SwapVert';
import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import {
  getActiveParts,
  clearedValues,
  notificationViews,
  readFilters,
  type FilterControl,
  type FilterPart,
} from './notificationFilter';
import { BusyLabel } from '../../ui/form/BusyLabel';
import { ControlSheet } from '../../ui/lists/ControlSheet';
import { FilterBar } from '../../ui/lists/FilterBar';
import { TabList } from '../../ui/page/TabList';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { ToggleButtons } from '../../ui/inputs/ToggleButtons';
import { DateFilter, useFormatDates } from './DateFilter';
import { hint } from '../../ui/page/SharedTooltip';

interface ControlProps {
  control: FilterControl;
}

interface FilterPanelProps extends ControlProps {
  services: readonly string[];
  listId: string;
}

export const FilterPanel = ({ control, services, listId }: FilterPanelProps) => {
  const t = useTranslate();
  const { filter, search, setSearch, change } = control;
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  // Keeps the tab of the selected service after its last notification is removed.
  const tabs = new Set(['', ...services, filter.service]);
  return (
    <>
      <Box sx={searchRowStyle}>
        <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
          <SearchBox
            isMain
            fullWidth
            label={t('notification.searchLabel')}
            placeholder={t('notification.search')}
            value={search}
            onChange={setSearch}
          />
        </Box>
        {isPhone ? <FilterSheet control={control} /> : <FilterControls control={control} />}
      </Box>
      <Box sx={tabRowStyle}>
        <TabList
          isDense
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
          sx={{ flex: '1 1 8rem', minWidth: 0, borderBottom: 0 }}
        />
        <ActiveFilters control={control} />
      </Box>
    </>
  );
};

const searchRowStyle = { display: 'flex', alignItems: 'center', gap: 2, mt: 1.5 } as const;

/** Shares one line with the active filters, so that they do not move the list. */
const tabRowStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 4,
  mt: 1,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const FilterControls = ({ control: { filter, change } }: ControlProps) => {
  const t = useTranslate();
  const order = t(`notification.sort.${filter.sort}`);
  return (
    <>
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
        sx={{ whiteSpace: 'nowrap' }}
      >
        <BusyLabel
          label={t('notification.sort.desc')}
          busyLabel={t('notification.sort.asc')}
          busy={filter.sort === 'asc'}
        />
      </Button>
      <DateFilter dates={filter} onChange={change} />
    </>
  );
};

const FilterSheet = ({ control }: ControlProps) => {
  const t = useTranslate();
  const count = getActiveParts(control.filter).filter((part) => part !== 'search').length;
  const title = t('ui.filters.title');
  // Keeps its width when filters become active.
  const label = (
    <BusyLabel label={title} busyLabel={t('ui.filters.titleCount', { count: count || 1 })} busy={count > 0} />
  );
  return (
    <ControlSheet title={title} label={label}>
      <FilterControls control={control} />
    </ControlSheet>
  );
};

const ActiveFilters = ({ control }: ControlProps) => {
  const t = useTranslate();
  const formatDates = useFormatDates();
  const { filter, search, change, clear } = control;
  const parts = getActiveParts({ ...filter, q: search });
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
  return (
    <FilterBar
      title={t('notification.active.title')}
      chips={chips}
      views={notificationViews}
      clearLabel={t('notification.active.clearAll')}
      onClear={clear}
    />
  );
};
