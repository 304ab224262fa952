import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { VirtualItem } from '@tanstack/react-virtual';
import { Fragment, memo, useCallback, useId, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { RowCheckbox } from '../../ui/inputs/RowCheckbox';
import { useWindowRows } from '../../ui/lists/virtualRows';
import { getDayHeading, useToday, type NotificationDay } from './days';
import { getIds, type FeedEntry } from './entries';
import { NotificationItem, type RowActions } from './NotificationItem';
import type { Selection } from './useSelection';

/** Longer lists are virtualized; find-in-page and screen readers reach all rows of shorter ones. */
const virtualThreshold = 80;
const overscan = 6;
/** Heights of rows with single-line texts; a wrong estimate moves the list when the row is measured. */
const estimatedPx = { firstDay: 37, day: 49, entry: 65, entryWithData: 85 };
/** The app bar covers the top of the list, the selection bar the bottom. */
const [paddingStart, paddingEnd] = [96, 144];

type Row = { day: NotificationDay } & (
  { entry: FeedEntry; position: number; isLast: boolean } | { entry?: undefined }
);

const flattenDays = (days: readonly DayEntries[]): Row[] => {
  const rows: Row[] = [];
  let position = 0;
  for (const { day, entries } of days) {
    rows.push({ day });
    for (const entry of entries)
      rows.push({ day, entry, position: ++position, isLast: entry === entries.at(-1) });
  }
  return rows;
};

export interface FeedHandle {
  reveal: (id: string) => void;
}

interface DayEntries {
  day: NotificationDay;
  entries: readonly FeedEntry[];
}

interface NotificationRowsProps {
  days: readonly DayEntries[];
  /** False while rows are missing. */
  isComplete: boolean;
  isBusy: boolean;
  selection: Selection;
  actions: RowActions;
  handle: Ref<FeedHandle>;
}

/** One feed per day, because a feed may contain only articles (WAI-ARIA); positions count across days. */
export const NotificationRows = (props: NotificationRowsProps) => {
  const { days, isComplete, isBusy, selection, actions, handle } = props;
  const formatDay = useFormatDay();
  const rows = useMemo(() => flattenDays(days), [days]);
  const containerRef = useRef<HTMLDivElement>(null);
  // Stable, because a new function would make the virtualizer reposition all rows.
  const getItemKey = useCallback(
    (index: number) => rows[index]?.entry?.id ?? rows[index]?.day.day ?? index,
    [rows],
  );
  const { rows: virtualizer, top } = useWindowRows(containerRef, {
    count: rows.length,
    estimateSize: (index) => {
      const row = rows[index];
      if (!row?.entry) return index === 0 ? estimatedPx.firstDay : estimatedPx.day;
      return row.entry.items[0].other_data?.device_info ? estimatedPx.entryWithData : estimatedPx.entry;
    },
    getItemKey,
    overscan: rows.length <= virtualThreshold ? rows.length : overscan,
    scrollPaddingStart: paddingStart,
    scrollPaddingEnd: paddingEnd,
  });
  useImperativeHandle(
    handle,
    () => ({ reveal: (id) => virtualizer.scrollToIndex(rows.findIndex(({ entry }) => entry?.id === id)) }),
    [rows, virtualizer],
  );
  const size = isComplete ? rows.length - days.length : -1;
  const getRowProps = ({ index, start }: VirtualItem) => ({
    ref: virtualizer.measureElement,
    'data-index': index,
    style: { ...rowPosition, transform: `translateY(${start - top}px)` },
  });
  return (
    <div ref={containerRef} style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {groupRows(virtualizer.getVirtualItems(), rows).map(({ day, heading, items }) => (
        <Fragment key={day.day}>
          {heading && (
            <div {...getRowProps(heading)}>
              <DayHeading
                isFirst={heading.index === 0}
                day={day}
                text={formatDay(day.day)}
                selection={selection}
              />
            </div>
          )}
          {items.length > 0 && (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no element for it
            <div role="feed" aria-label={formatDay(day.day)} aria-busy={isBusy}>
              {items.map(({ item, ...row }) => (
                <div key={item.key} {...getRowProps(item)}>
                  <NotificationItem
                    {...row}
                    selected={getSelectedState(row.entry, selection)}
                    size={size}
                    actions={actions}
                  />
                </div>
              ))}
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
};

interface RenderedDay {
  day: NotificationDay;
  heading?: VirtualItem;
  items: { item: VirtualItem; entry: FeedEntry; position: number; isLast: boolean }[];
}

const groupRows = (renderedItems: readonly VirtualItem[], rows: readonly Row[]): RenderedDay[] => {
  const days: RenderedDay[] = [];
  for (const item of renderedItems) {
    const row = rows[item.index];
    if (!row) continue;
    let last = days.at(-1);
    if (last?.day !== row.day) days.push((last = { day: row.day, items: [] }));
    if (row.entry) last.items.push({ item, entry: row.entry, position: row.position, isLast: row.isLast });
    else last.heading = item;
  }
  return days;
};

const getSelectedState = ({ items }: NotificationDay | FeedEntry, { has }: Pick<Selection, 'has'>) => {
  const count = getIds(items).filter(has).length;
  if (count === 0) return 'none';
  return count === items.length ? 'all' : 'some';
};

const useFormatDay = () => {
  const t = useTranslate();
  const today = useToday();
  return (day: string) => {
    const heading = getDayHeading(day, today);
    return 'word' in heading
      ? t(`notification.${heading.word}`)
      : t('notification.day', { day: heading.text });
  };
};

const rowPosition = {
  display: 'flow-root',
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  width: '100%',
} as const;

interface DayHeadingProps {
  day: NotificationDay;
  text: string;
  selection: Pick<Selection, 'has' | 'set'>;
  isFirst: boolean;
}

/** The top of the day's card. */
const DayHead = styled('div')(({ theme: { breakpoints, typography, vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  columnGap: 12,
  paddingInline: 4,
  border: `1px solid ${vars.palette.divider}`,
  borderBottomWidth: 0,
  borderRadius: '12px 12px 0 0',
  backgroundColor: vars.palette.background.paper,
  [breakpoints.up('sm')]: { paddingInline: 8 },
  '&:not(.first)': { marginTop: 12 },
  '& > .row-checkbox': { width: 36, height: 36 },
  '& h2': { ...typography.h2, fontSize: '1rem', minWidth: 0, margin: 0 },
  '& label': {
    ...typography.body2,
    marginInlineStart: 4,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: vars.palette.text.secondary,
  },
}));

const DayHeading = memo(({ day, text, selection, isFirst }: DayHeadingProps) => {
  const t = useTranslate();
  const id = useId();
  const selected = getSelectedState(day, selection);
  return (
    <DayHead className={isFirst ? 'first' : undefined}>
      <RowCheckbox
        id={id}
        checked={selected === 'all'}
        indeterminate={selected === 'some'}
        onChange={() => selection.set(getIds(day.items), selected !== 'all')}
        aria-label={t('notification.selectDay', { day: text })}
      />
      <h2>{text}</h2>
      <label htmlFor={id}>{t('notification.selectAll')}</label>
    </DayHead>
  );
});
