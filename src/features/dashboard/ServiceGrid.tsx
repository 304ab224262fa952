import { Box } from '@mui/material';
import { useEvent, useStore, useTranslate } from 'ra-core';
import { useState, type DragEvent, type KeyboardEvent, type RefObject } from 'react';
import { nextCard } from '../../model/cardGrid';
import { lines } from '../../ui/page/lines';
import { readingKey } from '../../ui/readingKey';
import { useShortcutsOn } from '../../ui/shortcuts/useShortcuts';
import { noOpenings, openingsKey, type Opening } from './services';
import type { ServiceCard } from '../../model/dic-services/services';
import type { LauncherView } from './LauncherTools';
import { ServiceTile, tileStyles, type Arrange } from './ServiceTile';
import type { OpenService } from './useOpenService';

interface Props {
  grid: RefObject<HTMLUListElement | null>;
  cards: readonly ServiceCard[];
  opener: OpenService;
  showTimes: boolean;
  view: LauncherView;
  pins: readonly string[];
  /** While the services are being arranged: puts the first where the second is. */
  onMove?: (card: ServiceCard, target: ServiceCard) => void;
  /** Called on ArrowUp in the first row. */
  onLeaveUp: () => void;
}

const linksOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLAnchorElement>('a[data-service]')];

export const focusFirstCard = (grid: HTMLElement | null): void => {
  if (grid) linksOf(grid)[0]?.focus();
};

export const ServiceGrid = (props: Props) => {
  const { grid, cards, opener, showTimes, view, pins, onMove, onLeaveUp } = props;
  const t = useTranslate();
  const [openings] = useStore<Opening[]>(openingsKey, noOpenings);
  const [hasKeys] = useShortcutsOn();
  const open = useEvent((card: ServiceCard) => opener.open(card));
  const [dragged, setDragged] = useState<ServiceCard | null>(null);
  // Pinned services stay before the others.
  const mayReplace = (card: ServiceCard, target: ServiceCard | undefined): target is ServiceCard =>
    target !== undefined && pins.includes(card.code_name) === pins.includes(target.code_name);
  const arrangeOf = (card: ServiceCard, index: number): Arrange | undefined => {
    if (!onMove) return undefined;
    const moveTo = (target: ServiceCard | undefined) =>
      mayReplace(card, target) ? () => onMove(card, target) : undefined;
    return {
      earlier: moveTo(cards[index - 1]),
      later: moveTo(cards[index + 1]),
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(card);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged && mayReplace(dragged, card)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged && dragged !== card) onMove(dragged, card);
      },
      onDragEnd: () => setDragged(null),
    };
  };
  const openedAt = (code: string) => openings.find((opening) => opening.code === code)?.at ?? null;

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = linksOf(event.currentTarget);
    const index = links.findIndex((link) => link === event.target);
    if (index === -1 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const top = links[0]?.getBoundingClientRect().top;
    const columns = links.filter((link) => link.getBoundingClientRect().top === top).length;
    const next = nextCard(readingKey(event), index, columns, links.length);
    if (next === null && event.key === 'ArrowUp') onLeaveUp();
    else if (next === null) return;
    else links[next]?.focus();
    event.preventDefault();
  };

  return (
    <Box
      component="ul"
      ref={grid}
      aria-label={t('dashboard.services')}
      onKeyDown={onKeyDown}
      sx={view === 'list' ? listStyles : gridStyles}
    >
      {cards.map((card, index) => (
        <ServiceTile
          key={card.code_name}
          card={card}
          shortcut={hasKeys && index < 9 ? String(index + 1) : undefined}
          arrange={arrangeOf(card, index)}
          openedAt={showTimes ? openedAt(card.code_name) : null}
          isBusy={opener.busy === card.code_name}
          failure={opener.failed?.code === card.code_name ? opener.failed : null}
          onOpen={open}
        />
      ))}
    </Box>
  );
};

const gridStyles = {
  ...tileStyles,
  display: 'grid',
  gap: 4,
  p: 0,
  m: 0,
  listStyle: 'none',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
};

const listStyles = {
  ...gridStyles,
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': {
    ...gridStyles['& > li'],
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 4,
    py: 3,
  },
  '& .head': { ...gridStyles['& .head'], flex: '1 1 14rem', paddingInlineEnd: { xs: 9, sm: 0 } },
  '& .foot': {
    ...gridStyles['& .foot'],
    flex: '2 1 16rem',
    alignItems: 'center',
    paddingInlineEnd: { sm: 9 },
  },
  '& .foot > p': { ...gridStyles['& .foot > p'], ...lines(1) },
};
