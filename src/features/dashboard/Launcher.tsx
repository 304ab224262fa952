import { Box, Button, Stack, Typography } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useRef, type KeyboardEvent } from 'react';
import { inDashboardOrder, matchingServices, noPins, pinsKey } from './services';
import type { ServiceCard } from '../../model/dic-services/services';
import { SearchField } from './SearchField';
import { focusFirstCard, ServiceGrid } from './ServiceGrid';
import type { OpenService } from './useOpenService';
import { text } from '../../ui/address/addressParams';
import { useAddressState, useTypedText } from '../../ui/address/useAddressState';

const addressParams = { q: text() };

export const Launcher = ({ cards, opener }: { cards: readonly ServiceCard[]; opener: OpenService }) => {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const [address, change] = useAddressState(addressParams);
  const { text: query, type: setQuery } = useTypedText(address.q, (q) => change({ q }, { replace: true }));
  const [pins] = useStore(pinsKey, noPins);
  const found = matchingServices(inDashboardOrder(cards, pins), query);
  const isFiltering = query.trim() !== '';
  const showAll = () => {
    setQuery('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && isFiltering) showAll();
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
        <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
          {isFiltering && t('dashboard.search.count', { smart_count: found.length })}
        </Typography>
      </Stack>
      {found.length > 0 ? (
        <ServiceGrid grid={grid} cards={found} opener={opener} onLeaveUp={() => field.current?.focus()} />
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
