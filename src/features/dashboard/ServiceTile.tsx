import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { CircularProgress } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { memo, useId, type ComponentProps, type MouseEvent } from 'react';
import { isCurrent } from '../../model/siteTexts';
import { lineClamp } from '../../ui/styles';
import { aboveLinkStyle, linkCardStyle, stretchedLink } from '../../ui/cards/linkCard';
import { ServicePicture } from '../../ui/pictures/ServicePicture';
import { OperatorText } from '../../ui/OperatorText';
import { tooltip } from '../../ui/page/SharedTooltip';
import { useCheck } from '../../ui/useCheck';
import type { ArrangedCard } from './arrangement';
import { OpenFailureAlert } from './Failures';
import { noPins, pinsKey, togglePin } from './services';
import { toServicePath, type OpenFailure } from './useOpenService';
import { isPlainClick } from '../../ui/keyboard';
import { ArrowForward } from '../../ui/directionalIcons';

interface Props {
  card: ArrangedCard;
  /** Whether the card stands below the heading of a group. */
  isGrouped: boolean;
  isBusy?: boolean;
  failure?: OpenFailure | null;
  /** Undefined for a service that the user lacks. */
  onOpen?: (card: ArrangedCard) => void;
}

/**
 * Plain elements styled by the grid: MUI components make the dashboard slow. The link has no tokens, so it can
 * be opened in a new tab or copied safely.
 */
export const ServiceTile = memo(({ card, isGrouped, isBusy = false, failure, onOpen }: Props) => {
  const t = useTranslate();
  const { name: service, owner, help, note = null, request } = card;
  const hasNote = useCheck(note && (() => isCurrent(note)));
  const nameId = useId();
  const descriptionId = useId();
  const noteId = useId();
  const Heading = isGrouped ? 'h3' : 'h2';
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen?.(card);
  };
  return (
    <li aria-busy={isBusy}>
      <div className="head">
        <ServicePicture code={card.code_name} src={card.icon_url} />
        <Heading className="name">
          {onOpen ? (
            <a
              id={nameId}
              href={toServicePath(card.code_name)}
              // Lets the new tab recognise the portal's own link by its referrer.
              referrerPolicy="same-origin"
              data-service={card.code_name}
              aria-describedby={hasNote ? `${descriptionId} ${noteId}` : descriptionId}
              onClick={onClick}
            >
              <bdi>{service}</bdi>
            </a>
          ) : (
            <bdi>{service}</bdi>
          )}
        </Heading>
      </div>
      <div className="foot">
        <p id={descriptionId}>
          <bdi>{card.description}</bdi>
        </p>
        {isBusy ? (
          <CircularProgress size={20} aria-labelledby={nameId} />
        ) : (
          onOpen && <ArrowForward fontSize="small" className="arrow" />
        )}
      </div>
      {note && hasNote && (
        <p id={noteId} className="note">
          <WarningAmber fontSize="small" aria-hidden />
          <OperatorText text={note.text} />
        </p>
      )}
      {(owner || help || request) && (
        <p className="details">
          {owner && (
            <span>
              {t('dashboard.card.owner')} <OperatorText text={owner} />
            </span>
          )}
          {help && (
            <DetailsLink href={help} aria-label={t('dashboard.card.helpFor', { service })}>
              {t('dashboard.card.help')}
            </DetailsLink>
          )}
          {request && <DetailsLink href={request}>{t('dashboard.more.request', { service })}</DetailsLink>}
        </p>
      )}
      {failure && (
        <OpenFailureAlert
          key={failure.since}
          failure={failure}
          service={service}
          onRetry={() => onOpen?.(card)}
        />
      )}
      {onOpen && <PinButton code={card.code_name} service={service} />}
    </li>
  );
});

const DetailsLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} target={props.href?.startsWith('mailto:') ? undefined : '_blank'} rel="noopener noreferrer">
    {children}
  </a>
);

export const tileStyles = {
  '& > li': {
    ...linkCardStyle,
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    bgcolor: 'background.paper',
  },
  '& .head': { display: 'flex', alignItems: 'center', gap: 3, paddingInlineEnd: 9 },
  '& .name': { typography: 'h3', m: 0, ...lineClamp(3) },
  '& .name > a': { color: 'inherit', textDecoration: 'none', ...stretchedLink },
  '& .foot': { display: 'flex', alignItems: 'flex-end', gap: 2 },
  '& .foot > p': {
    typography: 'body2',
    m: 0,
    flex: 1,
    minWidth: 0,
    color: 'text.secondary',
    overflowWrap: 'anywhere',
  },
  '& .note, & .details': { typography: 'body2', display: 'flex', gap: 2, m: 0, overflowWrap: 'anywhere' },
  '& .note > svg': { color: 'warning.main' },
  '& .details': {
    flexWrap: 'wrap',
    columnGap: 4,
    color: 'text.secondary',
    '& > a': { ...aboveLinkStyle, color: 'primary.main', py: 0.5, my: -0.5 },
  },
  '& .arrow': {
    color: 'primary.main',
    opacity: 0,
    position: 'relative',
    insetInlineStart: '-4px',
    transition: 'opacity 150ms ease-out, inset 150ms ease-out',
  },
  '& > li:hover .arrow, & > li:has(.name a:focus-visible) .arrow': { opacity: 1, insetInlineStart: 0 },
  '@media (hover: none)': { '& .arrow': { opacity: 1, insetInlineStart: 0 } },
  '& .pin': {
    position: 'absolute',
    top: 12,
    insetInlineEnd: 12,
    zIndex: 1,
    p: 2,
    color: 'text.secondary',
    '&.pinned': { color: 'primary.main' },
  },
  '@media (hover: hover)': {
    '& > li:not(:hover, :focus-within) .pin:not(.pinned)': { opacity: 0 },
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
