import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { CircularProgress } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { memo, useId, useState, type DragEventHandler, type MouseEvent } from 'react';
import type { ServiceCard } from '../../model/dic-services/services';
import { iconButtons } from '../../ui/lists/rowStyles';
import { lines } from '../../ui/page/lines';
import { linkCard, stretched } from '../../ui/cards/linkCard';
import { PictureTile } from '../../ui/pictures/PictureTile';
import { tooltip } from '../../ui/page/SharedTooltip';
import { OpenFailureAlert } from './Failures';
import { timeAgo } from '../../model/time';
import { noPins, pinsKey, togglePin } from './services';
import { lookOf } from './serviceLook';
import { openingAddress, type OpenFailure } from './useOpenService';
import { isPlainClick } from '../../ui/isPlainClick';
import { ArrowBack, ArrowForward } from '../../ui/pointingIcons';

/** How a service is moved; a direction is missing where it is the first or the last. */
export interface Arrange {
  earlier: (() => void) | undefined;
  later: (() => void) | undefined;
  onDragStart: DragEventHandler;
  onDragOver: DragEventHandler;
  onDrop: DragEventHandler;
  onDragEnd: DragEventHandler;
}

interface Props {
  card: ServiceCard;
  /** The key that opens it. */
  shortcut: string | undefined;
  arrange: Arrange | undefined;
  /** Ms since 1970; null hides the time. */
  openedAt: number | null;
  isBusy: boolean;
  failure: OpenFailure | null;
  onOpen: (card: ServiceCard) => void;
}

/**
 * Plain elements styled by the grid: MUI components make the dashboard slow. The link has no tokens, so it can
 * be opened in a new tab or copied safely.
 */
export const ServiceTile = memo((props: Props) => {
  const { card, shortcut, arrange, openedAt, isBusy, failure, onOpen } = props;
  const { earlier, later, ...drag } = arrange ?? {};
  const nameId = useId();
  const descriptionId = useId();
  const { tint, Icon } = lookOf(card.code_name);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(card);
  };
  return (
    <li aria-busy={isBusy} {...(arrange && { draggable: true, ...drag })}>
      <div className="head">
        <PictureTile src={card.icon_url} tint={tint}>
          <Icon aria-hidden />
        </PictureTile>
        <h2>
          <a
            id={nameId}
            href={openingAddress(card.code_name)}
            // A new tab reads from the referrer that the link is the portal's own.
            referrerPolicy="same-origin"
            data-service={card.code_name}
            aria-describedby={descriptionId}
            aria-keyshortcuts={shortcut}
            draggable={arrange ? false : undefined}
            onClick={onClick}
          >
            <bdi>{card.name}</bdi>
          </a>
        </h2>
      </div>
      <div className="foot">
        <p id={descriptionId} dir="auto">
          {card.description}
        </p>
        {isBusy ? (
          <CircularProgress size={20} aria-labelledby={nameId} />
        ) : (
          <>
            {shortcut && <kbd aria-hidden>{shortcut}</kbd>}
            <ArrowForward fontSize="small" className="arrow" />
          </>
        )}
      </div>
      {openedAt !== null && <LastOpened at={openedAt} />}
      {failure && <OpenFailureAlert failure={failure} service={card.name} onRetry={() => onOpen(card)} />}
      {arrange ? (
        <MoveButtons service={card.name} earlier={earlier} later={later} />
      ) : (
        <PinButton code={card.code_name} service={card.name} />
      )}
    </li>
  );
});

export const tileStyles = {
  ...iconButtons,
  '& > li': {
    ...linkCard,
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    bgcolor: 'background.paper',
  },
  '& .head': { display: 'flex', alignItems: 'center', gap: 3, paddingInlineEnd: 9 },
  '& h2': { typography: 'h3', m: 0, ...lines(3) },
  '& h2 > a': { color: 'inherit', textDecoration: 'none', ...stretched },
  '& .foot': { display: 'flex', alignItems: 'flex-end', gap: 2 },
  '& .foot > p': { typography: 'body2', m: 0, ...lines(2), flex: 1, color: 'text.secondary' },
  '& .arrow': {
    color: 'primary.main',
    opacity: 0,
    position: 'relative',
    insetInlineStart: '-4px',
    transition: 'opacity 150ms ease-out, inset 150ms ease-out',
  },
  '& > li:hover .arrow, & > li:has(h2 a:focus-visible) .arrow': { opacity: 1, insetInlineStart: 0 },
  '@media (hover: none)': { '& .arrow': { opacity: 1, insetInlineStart: 0 } },
  '& kbd': {
    typography: 'caption',
    color: 'text.secondary',
    '@media (hover: none)': { display: 'none' },
  },
  '& > li[draggable]': { cursor: 'grab' },
  '& .moves': { position: 'absolute', top: 12, insetInlineEnd: 12, zIndex: 1, bgcolor: 'background.paper' },
  '& .opened': { typography: 'caption', color: 'text.secondary' },
  '& .pin': {
    position: 'absolute',
    top: 12,
    insetInlineEnd: 12,
    zIndex: 1,
    p: 2,
    color: 'text.secondary',
    '&.pinned': { color: 'primary.main' },
  },
} as const;

const PinButton = ({ code, service }: { code: string; service: string }) => {
  const t = useTranslate();
  const [pins, setPins] = useStore(pinsKey, noPins);
  const isPinned = pins.includes(code);
  const label = t(isPinned ? 'dashboard.card.unpin' : 'dashboard.card.pin', { service });
  return (
    <button
      type="button"
      className={isPinned ? 'icon-button pin pinned' : 'icon-button pin'}
      {...tooltip(label)}
      onClick={() => setPins(togglePin(pins, code))}
    >
      {isPinned ? <PushPin fontSize="small" /> : <PushPinOutlined fontSize="small" />}
    </button>
  );
};

const MoveButtons = ({
  service,
  earlier,
  later,
}: Pick<Arrange, 'earlier' | 'later'> & { service: string }) => {
  const t = useTranslate();
  return (
    <span className="moves">
      <button
        type="button"
        className="icon-button"
        disabled={!earlier}
        {...tooltip(t('dashboard.arrange.earlier', { service }))}
        onClick={earlier}
      >
        <ArrowBack fontSize="small" />
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={!later}
        {...tooltip(t('dashboard.arrange.later', { service }))}
        onClick={later}
      >
        <ArrowForward fontSize="small" />
      </button>
    </span>
  );
};

const LastOpened = ({ at }: { at: number }) => {
  const t = useTranslate();
  const [now] = useState(Date.now);
  return <span className="opened">{t('dashboard.card.opened', { when: timeAgo(at, now) })}</span>;
};
