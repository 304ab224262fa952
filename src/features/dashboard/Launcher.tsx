import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useRef, type KeyboardEvent } from 'react';
import {
  inDashboardOrder,
  matchingServices,
  noOpenings,
  noPins,
  type Opening,
  openingsKey,
  pinsKey,
  recentlyOpened,
} from './services';
import type { ServiceCard } from '../../model/dic-services/services';
import { SearchField } from './SearchField';
import { focusFirstCard, ServiceGrid } from './ServiceGrid';
import type { OpenService } from './useOpenService';
import { text } from '../../ui/address/addressParams';
import { useAddressState, useTypedText } from '../../ui/address/useAddressState';

const addressParams = { q: text(), recent: text() };

export const Launcher = ({ cards, opener }: { cards: readonly ServiceCard[]; opener: OpenService }) => {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const [address, change] = useAddressState(addressParams);
  const { text: query, type: setQuery } = useTypedText(address.q, (q) => change({ q }, { replace: true }));
  const [pins] = useStore(pinsKey, noPins);
  const [openings] = useStore<Opening[]>(openingsKey, noOpenings);

  const recent = recentlyOpened(cards, openings);
  const showRecent = address.recent !== '' && recent.length > 0;
  const found = matchingServices(showRecent ? recent : inDashboardOrder(cards, pins), query);
  const isFiltering = query.trim() !== '';
  const showAll = () => {
    setQuery('');
    change({ recent: '' }, { replace: true });
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isFiltering) return;
    setQuery('');
    field.current?.focus();
  };

  return (
    <Box onKeyDown={onKeyDown}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 5 }}>
        <SearchField
          field={field}
          query={query}
          onQuery={setQuery}
          onEnter={() => isFiltering && found[0] && opener.open(found[0])}
          onArrowDown={() => focusFirstCard(grid.current)}
        />
        {recent.length > 0 && (
          <Chip
            clickable
            label={t('dashboard.search.recent')}
            variant={showRecent ? 'filled' : 'outlined'}
            color={showRecent ? 'primary' : 'default'}
            aria-pressed={showRecent}
            onClick={() => change({ recent: showRecent ? '' : '1' }, { replace: true })}
          />
        )}
        <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
          {isFiltering && t('dashboard.search.count', { smart_count: found.length })}
        </Typography>
      </Stack>
      {found.length > 0 ? (
        <ServiceGrid
          grid={grid}
          cards={found}
          opener={opener}
          showTimes={showRecent}
          onLeaveUp={() => field.current?.focus()}
        />
      ) : (
        <Stack sx={{ alignItems: 'center', gap: 3, py: 10 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t('dashboard.search.none', { query: query.trim() })}
          </Typography>
          <Button variant="outlined" onClick={showAll}>
            {t('dashboard.search.showAll')}
          </Button>
        </Stack>
      )}
    </Box>
  );
};
