import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useRef, useState, type KeyboardEvent } from 'react';
import {
  inDashboardOrder,
  matchingServices,
  noOpenings,
  noOrder,
  noPins,
  type Opening,
  openingsKey,
  orderKey,
  pinsKey,
  recentlyOpened,
  viewKey,
  withMoved,
} from './services';
import { LauncherTools, type LauncherView } from './LauncherTools';
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
  const [order, setOrder] = useStore<string[]>(orderKey, noOrder);
  const [view, setView] = useStore<LauncherView>(viewKey, 'grid');
  const [isArranging, setArranging] = useState(false);
  const [moved, setMoved] = useState('');
  const found = matchingServices(showRecent ? recent : inDashboardOrder(cards, pins, order), query);
  const isFiltering = query.trim() !== '';
  const mayArrange = !showRecent && !isFiltering;
  const arranged = moved || (isArranging ? t('dashboard.arrange.hint') : '');
  const status = isFiltering ? t('dashboard.search.count', { smart_count: found.length }) : arranged;
  const move = (card: ServiceCard, target: ServiceCard) => {
    const codes = found.map(({ code_name }) => code_name);
    setOrder(withMoved(codes, card.code_name, target.code_name));
    const position = codes.indexOf(target.code_name) + 1;
    setMoved(t('dashboard.arrange.moved', { service: card.name, position, count: codes.length }));
  };
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
          onNumber={(position) => {
            const card = found[position - 1];
            if (card) opener.open(card);
          }}
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
          {status}
        </Typography>
        <LauncherTools
          view={view}
          onView={setView}
          {...(mayArrange && { isArranging, onArrange: () => setArranging(!isArranging) })}
          {...(order.length > 0 && { onReset: () => setOrder(noOrder) })}
        />
      </Stack>
      {found.length > 0 ? (
        <ServiceGrid
          grid={grid}
          cards={found}
          opener={opener}
          showTimes={showRecent}
          view={view}
          pins={pins}
          {...(isArranging && mayArrange && { onMove: move })}
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
