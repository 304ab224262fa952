import Delete from '@mui/icons-material/DeleteOutlined';
import Done from '@mui/icons-material/Done';
import Drafts from '@mui/icons-material/DraftsOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Markunread from '@mui/icons-material/MarkunreadOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { memo, type MouseEvent, use, useId } from 'react';
import type { Notification } from '../../model/notification/notification';
import { RowCheckbox } from '../../ui/inputs/RowCheckbox';
import { ServicePicture } from '../../ui/pictures/ServicePicture';
import { formatCreatedAt } from './days';
import { type FeedEntry, isRead, isSameEntry } from './entries';
import { isPlainClick } from '../../ui/keyboard';
import { classNames, oneLine, outlinedChip, visuallyHidden } from '../../ui/styles';
import { DestinationsContext } from './destinations';

export const getRowId = (id: string) => `notification-${id}`;

export interface RowActions {
  select: (entry: FeedEntry, on: boolean) => void;
  toggle: (entry: FeedEntry) => void;
  remove: (entry: FeedEntry) => void;
  /** Called when the title is clicked. */
  onOpen: (entry: FeedEntry) => void;
  unfold: (entry: FeedEntry, on: boolean) => void;
  setCurrent: (entry: FeedEntry) => void;
}

interface NotificationRowProps {
  entry: FeedEntry;
  selected: 'all' | 'some' | 'none';
  /** Position among all rows, rendered or not (WAI-ARIA "feed"). */
  position: number;
  /** -1 while the rest is unknown. */
  size: number;
  /** Closes the card of its day. */
  isLast: boolean;
  actions: RowActions;
}

const flexWrap = { display: 'flex', flexWrap: 'wrap' } as const;

/** Styles the plain elements of a row, because MUI components make scrolling a long list slow. */
const Row = styled('article')(({ theme }) => {
  const { breakpoints, typography, vars } = theme;
  const { divider, primary, text, background } = vars.palette;
  return {
    display: 'grid',
    gridTemplate: '"check content content" "check when actions" / auto minmax(0, 1fr) auto',
    columnGap: 12,
    padding: 4,
    border: `1px solid ${divider}`,
    borderBottomWidth: 0,
    backgroundColor: background.paper,
    [breakpoints.up('sm')]: { paddingInline: 8 },
    [breakpoints.up('md')]: {
      gridTemplate: '"check content when actions" / auto minmax(0, 1fr) auto auto',
    },
    '&.last': { borderBottomWidth: 1, borderRadius: '0 0 12px 12px' },
    '&.member': { paddingInlineStart: 12, [breakpoints.up('sm')]: { paddingInlineStart: 48 } },
    '&:focus': { outline: `2px solid ${primary.main}`, outlineOffset: -2 },
    '&.selected': { boxShadow: `inset 4px 0 0 ${primary.main}` },
    '& > .row-checkbox': { gridArea: 'check', width: 36, height: 36 },
    '& .content': { gridArea: 'content', minWidth: 0, paddingBlock: 6 },
    '& .head': { ...flexWrap, alignItems: 'center', gap: '4px 8px', '& > .icon-button': { marginBlock: -6 } },
    '& [aria-expanded=true] > svg': { rotate: '180deg' },
    '& h3': {
      ...typography.h3,
      fontSize: '0.9375rem',
      fontWeight: 600,
      overflowWrap: 'anywhere',
      minWidth: 0,
      margin: 0,
      [breakpoints.up('sm')]: { fontSize: '1rem' },
      // Neither the weight nor the place of the title changes with a mark.
      '&:not(.unread)': { color: text.secondary },
      '&.unread': { position: 'relative' },
      '&.unread::before': {
        content: '""',
        position: 'absolute',
        top: '0.75em',
        insetInlineStart: -14,
        translate: '0 -50%',
        width: 8,
        height: 8,
        borderRadius: '50%',
        backgroundColor: primary.main,
      },
      '& > span': visuallyHidden,
      '& > a': { color: 'inherit', '&:not(:hover)': { textDecoration: 'none' } },
    },
    '& .service': {
      ...outlinedChip(theme),
      gap: 6,
      maxWidth: '100%',
      '& > bdi': oneLine,
    },
    '& p': {
      ...typography.body2,
      color: text.secondary,
      margin: 0,
      maxWidth: '100ch',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& .when': {
      ...flexWrap,
      ...typography.caption,
      fontVariantNumeric: 'tabular-nums',
      gridArea: 'when',
      alignSelf: 'center',
      alignItems: 'center',
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      columnGap: 12,
      minHeight: 36,
      [breakpoints.up('md')]: { alignSelf: 'start', flexDirection: 'row' },
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
      '& > .absent': {
        visibility: 'hidden',
        [breakpoints.down('md')]: { display: 'none' },
      },
    },
    '& time, & dt': { color: text.secondary },
    '& .actions': {
      gridArea: 'actions',
      display: 'flex',
      alignSelf: 'start',
      '& > .icon-button': { padding: 8 },
    },
    '& dl': { ...flexWrap, ...typography.caption, columnGap: 16, margin: 0 },
    '& dl > div': { display: 'flex', gap: 4, minWidth: 0 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  };
});

export const NotificationItem = memo(
  ({ entry, selected, position, size, isLast, actions }: NotificationRowProps) => {
    const t = useTranslate();
    const id = useId();
    const { kind, isUnfolded } = entry;
    const [item] = entry.items;
    const title =
      kind === 'run' ? t('notification.run', { title: item.title, count: entry.items.length }) : item.title;
    const isAllRead = isRead(entry);
    const markButton = isAllRead
      ? { action: 'notification.markUnread', Icon: Markunread }
      : { action: 'notification.markRead', Icon: Drafts };
    const buttons = [
      { ...markButton, run: actions.toggle },
      { action: 'action.delete', Icon: Delete, isDanger: true, run: actions.remove },
    ];
    return (
      <Row
        tabIndex={-1}
        aria-labelledby={id}
        aria-posinset={position}
        aria-setsize={size}
        id={getRowId(entry.id)}
        className={classNames(
          kind === 'member' && 'member',
          selected === 'all' && 'selected',
          isLast && 'last',
        )}
        onFocus={() => actions.setCurrent(entry)}
      >
        <RowCheckbox
          checked={selected === 'all'}
          {...(kind === 'run' && { indeterminate: selected === 'some' })}
          onChange={({ target }) => actions.select(entry, target.checked)}
          aria-label={t('notification.select', { title })}
        />
        <div className="content">
          <div className="head">
            <h3 id={id} className={isAllRead ? undefined : 'unread'}>
              {!isAllRead && <span>{`${t('notification.isUnread')} `}</span>}
              <NotificationTitle item={item} onOpen={() => actions.onOpen(entry)} />
              {kind === 'run' && ` × ${entry.items.length}`}
            </h3>
            {kind === 'run' && (
              <button
                type="button"
                className="icon-button"
                aria-expanded={isUnfolded}
                aria-label={t('notification.unfold', { title })}
                data-tooltip={t(`notification.${isUnfolded ? 'fold' : 'showAll'}`, {
                  count: entry.items.length,
                })}
                onClick={() => actions.unfold(entry, !isUnfolded)}
              >
                <ExpandMore fontSize="small" />
              </button>
            )}
            {item.service && kind !== 'member' && <ServiceName name={item.service} />}
          </div>
          {!isUnfolded && (
            <>
              <p>
                <bdi>{item.message?.trim() ? item.message : t('notification.noMessage')}</bdi>
              </p>
              <OtherData data={item.other_data} />
            </>
          )}
        </div>
        <div className="when">
          {/* Keeps its place, so that a mark moves nothing. */}
          <span className={isAllRead ? undefined : 'absent'}>
            <Done sx={{ fontSize: 14 }} />
            {t('notification.isRead')}
          </span>
          {!isUnfolded && (
            <time dateTime={item.created_at}>
              {t('notification.created', formatCreatedAt(item.created_at))}
            </time>
          )}
        </div>
        <div className="actions">
          {buttons.map(({ action, Icon, isDanger, run }) => (
            <button
              key={action}
              type="button"
              className={isDanger ? 'icon-button danger' : 'icon-button'}
              aria-label={t('notification.of', { action: t(action), title })}
              data-tooltip={t(action)}
              onClick={() => run(entry)}
            >
              <Icon fontSize="small" />
            </button>
          ))}
        </div>
      </Row>
    );
  },
  (before, { entry, ...props }) =>
    isSameEntry(before.entry, entry) &&
    (['selected', 'position', 'size', 'isLast', 'actions'] as const).every(
      (name) => before[name] === props[name],
    ),
);

const deviceFields = ['Device', 'Browser', 'Device Type'] as const;

const OtherData = ({ data }: { data: Notification['other_data'] }) => {
  const t = useTranslate();
  const fields = [
    { name: 'ip', value: data?.ip },
    ...deviceFields.map((name) => ({ name, value: data?.device_info?.[name] })),
  ].filter(({ value }) => value);
  if (fields.length === 0) return null;
  return (
    <dl aria-label={t('notification.other.label')}>
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt>{t('notification.other.name', { name: t(`notification.other.${name}`) })}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};

const ServiceName = ({ name }: { name: string }) => {
  const service = use(DestinationsContext).getService(name);
  return (
    <span className="service">
      <ServicePicture code={service?.code_name ?? ''} src={service?.icon_url} size={16} />
      <bdi>{name}</bdi>
    </span>
  );
};

/** Link if the notification has a known subject, else text. */
const NotificationTitle = ({ item, onOpen }: { item: Notification; onOpen: () => void }) => {
  const { getAddress, open } = use(DestinationsContext);
  const address = getAddress(item);
  if (address === null) return <bdi>{item.title}</bdi>;
  const follow = (event: MouseEvent) => {
    onOpen();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(item);
  };
  return (
    // Lets a new tab recognise the portal's own link and launch the service without confirmation.
    <a
      href={address}
      referrerPolicy="same-origin"
      onClick={follow}
      onAuxClick={({ button }) => button === 1 && onOpen()}
    >
      <bdi>{item.title}</bdi>
    </a>
  );
};
