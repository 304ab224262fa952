import { Box, Button, Stack, Typography } from '@mui/material';
import { useStore, useTranslate, useEvent } from 'ra-core';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { sortServices, filterServices, noPins, pinsKey } from './services';
import type { ServiceCard } from '../../model/dic-services/services';
import type { OpenService } from './useOpenService';
import { text } from '../../ui/address/addressParams';
import { useAddressState, useDebouncedText } from '../../ui/address/useAddressState';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { useShortcuts, useShortcutsEnabled } from '../../ui/shortcuts/useShortcuts';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { isPageCovered, isTyping, logicalArrowKey } from '../../ui/keyboard';
import { cardGridStyle } from '../../ui/cards/linkCard';
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
  const matches = filterServices(sortServices(cards, pins), query);
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
          onQueryChange={setQuery}
          onEnter={() => isFiltering && matches[0] && opener.open(matches[0])}
          onArrowDown={() => focusFirstCard(grid.current)}
        />
        <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
          {isFiltering && t('dashboard.search.count', { smart_count: matches.length })}
        </Typography>
      </Stack>
      {matches.length > 0 ? (
        <ServiceGrid grid={grid} cards={matches} opener={opener} onLeaveUp={() => field.current?.focus()} />
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
  onQueryChange: (query: string) => void;
  onEnter: () => void;
  onArrowDown: () => void;
}

const SearchField = ({ field, query, onQueryChange, onEnter, onArrowDown }: SearchFieldProps) => {
  const t = useTranslate();
  const [isEnabled] = useShortcutsEnabled();
  useShortcuts([{ key: 'a', keyLabel: 'a – z', label: t('dashboard.search.anywhere') }]);
  useWindowEvent('keydown', (event) => {
    const isText = isTypingKey(event) && !/[?/]/.test(event.key);
    if (isEnabled && isText && !event.defaultPrevented && !isTyping(event.target) && !isPageCovered())
      field.current?.focus();
  });
  return (
    <SearchBox
      isMain
      ref={field}
      label={t('dashboard.search.label')}
      placeholder={t('dashboard.search.label')}
      value={query}
      onChange={onQueryChange}
      keyActions={{ Enter: onEnter, ArrowDown: onArrowDown }}
    />
  );
};

const isTypingKey = ({ key, isComposing, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) =>
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
          isBusy={opener.busyCode === card.code_name}
          failure={opener.failure?.code === card.code_name ? opener.failure : null}
          onOpen={open}
        />
      ))}
    </Box>
  );
};

const gridStyles = { ...tileStyles, ...cardGridStyle };
