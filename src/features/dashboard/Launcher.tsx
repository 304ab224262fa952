import { Box, Button, Stack, Typography } from '@mui/material';
import { useStore, useTranslate, useEvent } from 'ra-core';
import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { groupCards, type ArrangedCard, type CardGroup, type Group } from './arrangement';
import { sortServices, filterServices, noPins, pinsKey } from './services';
import type { OpenService } from './useOpenService';
import { text } from '../../ui/address/addressParams';
import { useAddressState, useDebouncedText } from '../../ui/address/useAddressState';
import { OperatorText } from '../../ui/OperatorText';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { useShortcuts, useShortcutsEnabled } from '../../ui/shortcuts/useShortcuts';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { isPageCovered, isTyping } from '../../ui/keyboard';
import { cardGridStyle, findInRows } from '../../ui/cards/linkCard';
import { ServiceTile, tileStyles } from './ServiceTile';

const addressParams = { q: text() };

interface Props {
  cards: readonly ArrangedCard[];
  groups: readonly Group[];
  opener: OpenService;
}

export const Launcher = ({ cards, groups, opener }: Props) => {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const grids = useRef<HTMLDivElement>(null);
  const [address, change] = useAddressState(addressParams);
  const { text: query, type: setQuery } = useDebouncedText(address.q, (q) =>
    change({ q }, { replace: true }),
  );
  const [pins] = useStore(pinsKey, noPins);
  const matches = filterServices(sortServices(cards, pins), query);
  const shown = groupCards(matches, groups, pins);
  const first = shown.flatMap((group) => group.cards)[0];
  const isFiltering = query.trim() !== '';
  const showAll = () => {
    setQuery('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && isFiltering) showAll();
  };
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = findInRows(getRows(event.currentTarget), event.target, event, field.current);
    if (!next) return;
    next.focus();
    event.preventDefault();
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
        <Box ref={grids} onKeyDown={moveFocus}>
          {shown.map(
            (group, index) =>
              group.cards.length > 0 && <ServiceGrid key={index} {...group} opener={opener} />,
          )}
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

const getLinks = (part: Element) => [...part.querySelectorAll<HTMLElement>('a[data-service]')];

/** Links by rows as they are laid out; each group begins a row. */
const getRows = (groups: Element): HTMLElement[][] =>
  [...groups.querySelectorAll('ul')].flatMap((list) => {
    const links = getLinks(list);
    const getTop = (link: HTMLElement) => link.closest('li')?.offsetTop;
    return [...new Set(links.map(getTop))].map((top) => links.filter((link) => getTop(link) === top));
  });

const ServiceGrid = ({ title, cards, opener }: CardGroup & { opener: OpenService }) => {
  const t = useTranslate();
  const id = useId();
  const open = useEvent((card: ArrangedCard) => opener.open(card));
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
        sx={gridStyles}
      >
        {cards.map((card) => (
          <ServiceTile
            key={card.code_name}
            card={card}
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

const gridStyles = { ...tileStyles, ...cardGridStyle };
