import SwapVert from '@mui/icons-material/SwapVert';
import { Box, Button, Tab, Tabs, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { readFilters, type ReadFilter } from './notificationFilter';
import { SearchInput } from '../../ui/inputs/SearchInput';
import { ActiveFilters } from './ActiveFilters';
import { DateFilter } from './DateFilter';
import type { FilterControl } from './useFilter';

const toggle = {
  minHeight: 40,
  px: 3,
  textTransform: 'none',
  '&:not(.Mui-selected)': { color: 'text.secondary' },
  '@media (pointer: coarse)': { minHeight: 48 },
} as const;

interface FilterPanelProps {
  control: FilterControl;
  /** Those found in the list. */
  services: readonly string[];
  /** Names the list that the tabs switch. */
  listId: string;
}

/** Everything that narrows or orders the list (spec 2 §2.8); its state is in the address. */
export const FilterPanel = ({ control, services, listId }: FilterPanelProps) => {
  const t = useTranslate();
  const { filter, search, type, change } = control;
  // A service of the address stays a tab after its last notification went.
  const tabs =
    filter.service !== null && !services.includes(filter.service) ? [...services, filter.service] : services;
  const order = t(`notification.sort.${filter.sort}`);
  return (
    <Box sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <SearchInput
            fullWidth
            label={t('notification.searchLabel')}
            placeholder={t('notification.search')}
            value={search}
            onChange={type}
          />
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          role="toolbar"
          value={filter.read}
          aria-label={t('notification.status')}
          onChange={(_event, read: ReadFilter | null) => change({ read: read ?? 'all' })}
        >
          {readFilters.map((value) => (
            <ToggleButton key={value} value={value} color="primary" sx={toggle}>
              {t(`notification.read.${value}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<SwapVert fontSize="small" />}
          title={t('notification.sortHint', { order })}
          onClick={() => change({ sort: filter.sort === 'desc' ? 'asc' : 'desc' })}
          sx={{ borderColor: 'divider', whiteSpace: 'nowrap' }}
        >
          {order}
        </Button>
        <DateFilter dates={filter} onChange={change} />
      </Box>
      <Tabs
        value={filter.service ?? ''}
        onChange={(_event, service: string) => change({ service: service || null })}
        aria-label={t('notification.services')}
        variant="scrollable"
        sx={{ mt: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {['', ...tabs].map((service) => (
          <Tab
            key={service}
            value={service}
            label={
              <Box
                component="span"
                title={service}
                sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis' }}
              >
                {service || t('notification.allServices')}
              </Box>
            }
            aria-controls={listId}
            sx={{
              minHeight: 44,
              whiteSpace: 'nowrap',
              px: 3,
              minWidth: 0,
              color: 'text.secondary',
              '&.Mui-focusVisible': { outlineOffset: -2, borderRadius: 1 },
            }}
          />
        ))}
      </Tabs>
      <ActiveFilters control={control} />
    </Box>
  );
};
