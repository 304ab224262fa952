import ArrowForward from '@mui/icons-material/ArrowForward';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { Box, Card, CircularProgress, IconButton, Link, Typography } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { memo, useId, useState, type MouseEvent } from 'react';
import type { ServiceCard } from '../../model/dic-services/services';
import { lines, linkCard, stretched } from '../../ui/layout/styles';
import { PictureTile } from '../../ui/layout/PictureTile';
import { tooltip } from '../../ui/layout/SharedTooltip';
import { OpenFailureAlert } from './Failures';
import { timeAgo, noPins, pinsKey, togglePin } from './services';
import { lookOf } from './serviceLook';
import { openingAddress, type OpenFailure } from './useOpenService';

interface Props {
  card: ServiceCard;
  /** Ms since 1970; null hides the time. */
  openedAt: number | null;
  isBusy: boolean;
  failure: OpenFailure | null;
  onOpen: (card: ServiceCard) => void;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link has no tokens, so it can be opened in a new tab or copied safely. */
export const ServiceTile = memo(({ card, openedAt, isBusy, failure, onOpen }: Props) => {
  const nameId = useId();
  const descriptionId = useId();
  const { tint, Icon } = lookOf(card.code_name);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(card);
  };
  return (
    <Card component="li" aria-busy={isBusy} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, pr: 9 }}>
        <PictureTile src={card.icon_url} tint={tint}>
          <Icon aria-hidden />
        </PictureTile>
        <Typography component="h2" variant="h3" sx={lines(3)}>
          <Link
            id={nameId}
            href={openingAddress(card.code_name)}
            data-service={card.code_name}
            aria-describedby={descriptionId}
            color="inherit"
            underline="none"
            onClick={onClick}
            sx={stretched}
          >
            {card.name}
          </Link>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2 }}>
        <Typography id={descriptionId} variant="body2" sx={{ ...lines(2), flex: 1, color: 'text.secondary' }}>
          {card.description}
        </Typography>
        {isBusy ? (
          <CircularProgress size={20} aria-labelledby={nameId} />
        ) : (
          <ArrowForward aria-hidden className="arrow" fontSize="small" />
        )}
      </Box>
      {openedAt !== null && <LastOpened at={openedAt} />}
      {failure && <OpenFailureAlert failure={failure} service={card.name} onRetry={() => onOpen(card)} />}
      <PinButton code={card.code_name} service={card.name} />
    </Card>
  );
});

const cardStyle = {
  ...linkCard,
  '& .arrow': {
    color: 'primary.main',
    opacity: 0,
    transform: 'translateX(-4px)',
    transition: 'opacity 150ms ease-out, transform 150ms ease-out',
  },
  '&:hover .arrow, &:has(h2 a:focus-visible) .arrow': { opacity: 1, transform: 'none' },
  '@media (hover: none)': { '& .arrow': { opacity: 1, transform: 'none' } },
} as const;

const PinButton = ({ code, service }: { code: string; service: string }) => {
  const t = useTranslate();
  const [pins, setPins] = useStore(pinsKey, noPins);
  const pinned = pins.includes(code);
  const label = t(pinned ? 'dashboard.card.unpin' : 'dashboard.card.pin', { service });
  return (
    <IconButton
      {...tooltip(label)}
      onClick={() => setPins(togglePin(pins, code))}
      sx={{
        position: 'absolute',
        top: 12,
        right: 12,
        zIndex: 1,
        color: pinned ? 'primary.main' : 'text.secondary',
      }}
    >
      {pinned ? <PushPin fontSize="small" /> : <PushPinOutlined fontSize="small" />}
    </IconButton>
  );
};

const LastOpened = ({ at }: { at: number }) => {
  const t = useTranslate();
  const [now] = useState(Date.now);
  return (
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
      {t('dashboard.card.opened', { when: timeAgo(at, now) })}
    </Typography>
  );
};
