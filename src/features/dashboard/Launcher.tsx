import { Box, Button, Stack, Typography } from '@mui/material';
import { useStore, useTranslate, useEvent } from 'ra-core';
import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { groupCards, type Arrangement, type CardGroup } from './arrangement';
import { OperatorText } from './OperatorText';
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

interface Props {
  cards: readonly ServiceCard[];
  arrangement: Arrangement;
  opener: OpenService;
}

export const Launcher = ({ cards, arrangement, opener }: Props) => {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const grids = useRef<HTMLDivElement>(null);
  const [address, change] = useAddressState(addressParams);
  const { text: query, type: setQuery } = useDebouncedText(address.q, (q) =>
    change({ q }, { replace: true }),
  );
  const [pins] = useStore(pinsKey, noPins);
  const matches = filterServices(sortServices(cards, pins), query);
  const groups = groupCards(matches, arrangement.groups, pins);
  const first = groups[0]?.cards[0];
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
          onEnter={() => isFiltering && first && opener.open(first)}
          onArrowDown={() => grids.current && getLinks(grids.current)[0]?.focus()}
        />
        <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
          {isFiltering && t('dashboard.search.count', { smart_count: matches.length })}
        </Typography>
      </Stack>
      {matches.length > 0 ? (
        <Box ref={grids}>
          {groups.map(({ key, title, cards: groupedCards }) => (
            <ServiceGrid
              key={key}
              title={title}
              cards={groupedCards}
              details={arrangement.details}
              opener={opener}
              onLeaveUp={() => field.current?.focus()}
            />
          ))}
        </Box>
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

interface ServiceGridProps extends Omit<CardGroup, 'key'> {
  details: Arrangement['details'];
  opener: OpenService;
  /** Called on ArrowUp in the first row of the first group. */
  onLeaveUp: () => void;
}

const getLinks = (grid: Element) => [...grid.querySelectorAll<HTMLAnchorElement>('a[data-service]')];

const ServiceGrid = ({ title, cards, details, opener, onLeaveUp }: ServiceGridProps) => {
  const t = useTranslate();
  const id = useId();
  const open = useEvent((card: ServiceCard) => opener.open(card));
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = getLinks(event.currentTarget);
    const index = links.findIndex((link) => link === event.target);
    if (index === -1 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const top = links[0]?.getBoundingClientRect().top;
    const columns = links.filter((link) => link.getBoundingClientRect().top === top).length;
    const next = nextCard(logicalArrowKey(event), index, columns, links.length);
    if (next !== null) links[next]?.focus();
    else if (!focusNextGroup(event, links)) {
      if (event.key !== 'ArrowUp') return;
      onLeaveUp();
    }
    event.preventDefault();
  };

  return (
    <>
      {title !== null && (
        <Typography id={id} variant="h2" sx={{ mb: 3, '&:not(:first-of-type)': { mt: 6 } }}>
          {typeof title === 'string' ? t(`dashboard.groups.${title}`) : <OperatorText text={title} />}
        </Typography>
      )}
      <Box
        component="ul"
        {...(title === null ? { 'aria-label': t('dashboard.services') } : { 'aria-labelledby': id })}
        onKeyDown={onKeyDown}
        sx={gridStyles}
      >
        {cards.map((card) => (
          <ServiceTile
            key={card.code_name}
            card={card}
            details={details.get(card.code_name)}
            isGrouped={title !== null}
            isBusy={opener.busyCode === card.code_name}
            failure={opener.failure?.code === card.code_name ? opener.failure : null}
            onOpen={open}
          />
        ))}
      </Box>
    </>
  );
};

/** Moves from the last row of a group to the next group, and from the first row to the one before. */
const focusNextGroup = ({ key, currentTarget }: KeyboardEvent<HTMLUListElement>, links: HTMLElement[]) => {
  const [edge, step] = key === 'ArrowUp' ? [links[0], -1] : [links.at(-1), 1];
  if (!edge || !currentTarget.parentElement || !['ArrowUp', 'ArrowDown'].includes(key)) return false;
  const all: HTMLElement[] = getLinks(currentTarget.parentElement);
  const next = all[all.indexOf(edge) + step];
  next?.focus();
  return next !== undefined;
};

const gridStyles = { ...tileStyles, ...cardGridStyle };
