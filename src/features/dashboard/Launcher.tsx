import { Box, Button, Stack, Typography, IconButton } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { inDashboardOrder, matchingServices, noPins, pinsKey } from './services';
import type { ServiceCard } from '../../model/dic-services/services';
import { focusFirstCard, ServiceGrid } from './ServiceGrid';
import type { OpenService } from './useOpenService';
import { text } from '../../ui/address/addressParams';
import { useAddressState, useTypedText } from '../../ui/address/useAddressState';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { useShortcuts, useShortcutSheet, useShortcutsOn } from '../../ui/shortcuts/useShortcuts';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { tooltip } from '../../ui/page/SharedTooltip';
import { isCovered, isTyping } from '../../ui/keyboard';

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

interface Props {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onEnter: () => void;
  onArrowDown: () => void;
}

const SearchField = ({ field, query, onQuery, onEnter, onArrowDown }: Props) => {
  const t = useTranslate();
  const openShortcuts = useShortcutSheet();
  const [isOn] = useShortcutsOn();
  useShortcuts([{ key: 'a', face: 'a – z', label: t('dashboard.search.anywhere') }]);
  useWindowEvent('keydown', (event) => {
    const isText = isCharacter(event) && !/[?/]/.test(event.key);
    if (isOn && isText && !event.defaultPrevented && !isTyping(event.target) && !isCovered())
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
    >
      <IconButton
        size="small"
        edge="end"
        sx={{ '@media (pointer: coarse)': { display: 'none' } }}
        {...tooltip(t('shortcuts.title'))}
        onClick={openShortcuts}
      >
        <KeyboardOutlined fontSize="small" />
      </IconButton>
    </SearchBox>
  );
};

const isCharacter = ({ key, isComposing, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !isComposing && !ctrlKey && !metaKey && !altKey;
