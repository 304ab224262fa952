import { Box } from '@mui/material';
import { useEvent, useTranslate } from 'ra-core';
import type { KeyboardEvent, RefObject } from 'react';
import { nextCard } from '../../model/cardGrid';
import { readingKey } from '../../ui/keyboard';
import type { ServiceCard } from '../../model/dic-services/services';
import { ServiceTile, tileStyles } from './ServiceTile';
import type { OpenService } from './useOpenService';

interface Props {
  grid: RefObject<HTMLUListElement | null>;
  cards: readonly ServiceCard[];
  opener: OpenService;
  /** Called on ArrowUp in the first row. */
  onLeaveUp: () => void;
}

const linksOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLAnchorElement>('a[data-service]')];

export const focusFirstCard = (grid: HTMLElement | null): void => {
  if (grid) linksOf(grid)[0]?.focus();
};

export const ServiceGrid = ({ grid, cards, opener, onLeaveUp }: Props) => {
  const t = useTranslate();
  const open = useEvent((card: ServiceCard) => opener.open(card));
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
