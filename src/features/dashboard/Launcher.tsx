import { Box, Button, Stack, Typography } from '@mui/material';
import { useStore, useTranslate, useEvent } from 'ra-core';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { sortForDashboard, matchingServices, noPins, pinsKey } from './services';
import type { ServiceCard } from '../../model/dic-services/services';
import type { OpenService } from './useOpenService';
import { text } from '../../ui/address/addressParams';
import { useAddressState, useDebouncedText } from '../../ui/address/useAddressState';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { useShortcuts, useShortcutsEnabled } from '../../ui/shortcuts/useShortcuts';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { isCovered, isTyping, logicalArrowKey } from '../../ui/keyboard';
import { cardColumns } from '../../ui/cards/linkCard';
import { nextCard } from '../../model/cardGrid';
import { ServiceTile, tileStyles } from './ServiceTile';

const addressParams = { q: text() };

export const Launcher = ({ cards, opener }: { cards: readonly ServiceCard[]; opener: OpenService }) => {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const [address, change] = useAddressState(addressParams);
  const { text: query, type: setQuery } = useDebouncedText(address.q, (q) =>
    change({ q }, { replace: true }),
  );
  const [pins] = useStore(pinsKey, noPins);
  const found = matchingServices(sortForDashboard(cards, pins), query);
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

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onEnter: () => void;
  onArrowDown: () => void;
}

const SearchField = ({ field, query, onQuery, onEnter, onArrowDown }: SearchFieldProps) => {
  const t = useTranslate();
  const [isEnabled] = useShortcutsEnabled();
  useShortcuts([{ key: 'a', face: 'a – z', label: t('dashboard.search.anywhere') }]);
  useWindowEvent('keydown', (event) => {
    const isText = isCharacter(event) && !/[?/]/.test(event.key);
    if (isEnabled && isText && !event.defaultPrevented && !isTyping(event.target) && !isCovered())
      field.current?.focus();
  });
  return (
    <SearchBox
      isMain
      ref={field}
      label={t('dashboard.search.label')}
      placeholder={t('dashboard.search.placeholder')}
      value={query}
      onChange={onQuery}
      keys={{ Enter: onEnter, ArrowDown: onArrowDown }}
    />
  );
};

const isCharacter = ({ key, isComposing, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !isComposing && !ctrlKey && !metaKey && !altKey;

interface ServiceGridProps {
  grid: RefObject<HTMLUListElement | null>;
  cards: readonly ServiceCard[];
  opener: OpenService;
  /** Called on ArrowUp in the first row. */
  onLeaveUp: () => void;
}

const getLinks = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLAnchorElement>('a[data-service]')];

const focusFirstCard = (grid: HTMLElement | null): void => {
  if (grid) getLinks(grid)[0]?.focus();
};

const ServiceGrid = ({ grid, cards, opener, onLeaveUp }: ServiceGridProps) => {
  const t = useTranslate();
  const open = useEvent((card: ServiceCard) => opener.open(card));
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = getLinks(event.currentTarget);
    const index = links.findIndex((link) => link === event.target);
    if (index === -1 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const top = links[0]?.getBoundingClientRect().top;
    const columns = links.filter((link) => link.getBoundingClientRect().top === top).length;
    const next = nextCard(logicalArrowKey(event), index, columns, links.length);
    if (next === null && event.key === 'ArrowUp') onLeaveUp();
    else if (next === null) return;
    else links[next]?.focus();
    event.preventDefault();
  };

  return (
    <Box component="ul" ref={grid} aria-label={t('dashboard.services')} onKeyDown={onKeyDown} sx={gridStyles}>
      {cards.map((card) => (
        <ServiceTile
          key={card.code_name}
          card={card}
          isBusy={opener.busy === card.code_name}
          failure={opener.failed?.code === card.code_name ? opener.failed : null}
          onOpen={open}
        />
      ))}
    </Box>
  );
};

const gridStyles = { ...tileStyles, ...cardColumns };
