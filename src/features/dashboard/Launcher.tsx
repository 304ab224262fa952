import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
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
import type { ServiceCard } from '../../model/dic-services/serviceCard';
import { SearchField } from './SearchField';
import { focusFirstCard, ServiceGrid } from './ServiceGrid';
import type { OpenService } from './useOpenService';

/** Search, pins and what was opened lately, over the cards of one user's services. */
export const Launcher = ({ cards, opener }: { cards: readonly ServiceCard[]; opener: OpenService }) => {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const [textOf, setTexts] = useSearchQueries<'q' | 'recent'>();
  const query = textOf('q');
  const setQuery = (q: string) => setTexts({ q });
  const [pins] = useStore(pinsKey, noPins);
  const [openings] = useStore<Opening[]>(openingsKey, noOpenings);

  const recent = recentlyOpened(cards, openings);
  const showRecent = textOf('recent') !== '' && recent.length > 0;
  const found = matchingServices(showRecent ? recent : inDashboardOrder(cards, pins), query);
  const isFiltering = query.trim() !== '';
  const showAll = () => {
    setTexts({ q: '', recent: '' });
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
          onChoose={() => isFiltering && found[0] && opener.open(found[0])}
          onDown={() => focusFirstCard(grid.current)}
        />
        {recent.length > 0 && (
          <Chip
            clickable
            label={t('dashboard.search.recent')}
            variant={showRecent ? 'filled' : 'outlined'}
            color={showRecent ? 'primary' : 'default'}
            aria-pressed={showRecent}
            onClick={() => setTexts({ recent: showRecent ? '' : '1' })}
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

/** Browsers limit how often an address may change. */
const settleMs = 250;

type Texts<Name extends string> = Partial<Record<Name, string>>;

/** Texts in the address, set when the typing rests; together, or one would bring the other's old value back. */
const useSearchQueries = <Name extends string>() => {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState<Texts<Name> | null>(null);

  const settle = useCallback(
    (texts: Texts<Name>) => {
      setParameters(
        (before) => {
          for (const [name, text] of Object.entries<string | undefined>(texts))
            if (text?.trim()) before.set(name, text);
            else before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
      setTyped(null);
    },
    [setParameters],
  );

  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => settle(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed, settle]);

  const textOf = (name: Name): string => typed?.[name] ?? parameters.get(name) ?? '';
  const setTexts = (change: Texts<Name>) => setTyped((all) => ({ ...all, ...change }));
  return [textOf, setTexts] as const;
};
