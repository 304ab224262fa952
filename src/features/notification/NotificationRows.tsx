import { useTranslate } from 'ra-core';
import { memo, useCallback, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import type { Notification } from '../../model/notification/notification';
import { RowCheckbox } from '../../ui/inputs/RowCheckbox';
import { useWindowRows } from '../../ui/lists/useWindowRows';
import { dayHeading, useToday, type NotificationDay } from './days';
import { NotificationRow, type RowActions } from './NotificationRow';
import type { Selection } from './useSelection';

/** Up to this count all rows are rendered, so that find-in-page and screen readers reach them. */
const alwaysRendered = 80;
const overscan = 6;
/** The heights of rows whose texts take one line: a wrong estimate moves the list when the row is measured. */
const estimatedPx = { day: 58, item: 116, itemWithData: 145 };
/** The app bar covers the top of the list, the selection bar the bottom. */
const [paddingStart, paddingEnd] = [96, 144];

type Row = { day: NotificationDay; item?: undefined } | { item: Notification; day?: undefined };

export interface RowsHandle {
  reveal: (id: number) => void;
}

interface NotificationRowsProps {
  days: readonly NotificationDay[];
  selection: Selection;
  actions: RowActions;
  handle: Ref<RowsHandle>;
}

export const NotificationRows = ({ days, selection, actions, handle }: NotificationRowsProps) => {
  const rows = useMemo(
    () => days.flatMap((day): Row[] => [{ day }, ...day.items.map((item) => ({ item }))]),
    [days],
  );
  const frame = useRef<HTMLDivElement>(null);
  // A new function would make the virtualizer place all rows again.
  const getItemKey = useCallback(
    (index: number) => rows[index]?.item?.id ?? rows[index]?.day?.day ?? index,
    [rows],
  );
  const { rows: virtual, top } = useWindowRows(frame, {
    count: rows.length,
    estimateSize: (index) => {
      const row = rows[index];
      if (row?.day) return estimatedPx.day;
      return row?.item?.other_data ? estimatedPx.itemWithData : estimatedPx.item;
    },
    getItemKey,
    overscan: rows.length <= alwaysRendered ? rows.length : overscan,
    scrollPaddingStart: paddingStart,
    scrollPaddingEnd: paddingEnd,
    gap: 8,
  });
  useImperativeHandle(
    handle,
    () => ({ reveal: (id) => virtual.scrollToIndex(rows.findIndex(({ item }) => item?.id === id)) }),
    [rows, virtual],
  );
  return (
    <div ref={frame} style={{ position: 'relative', height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            style={{ ...rowPosition, transform: `translateY(${start - top}px)` }}
          >
            {row.day ? (
              <DayHeading day={row.day} selection={selection} />
            ) : (
              <NotificationRow item={row.item} isSelected={selection.has(row.item.id)} actions={actions} />
            )}
          </div>
        );
      })}
    </div>
  );
};

const rowPosition = { position: 'absolute', top: 0, left: 0, width: '100%' } as const;

interface DayHeadingProps {
  day: NotificationDay;
  selection: Pick<Selection, 'has' | 'set'>;
}

const DayHeading = memo(({ day: { day, items }, selection }: DayHeadingProps) => {
  const t = useTranslate();
  const heading = dayHeading(day, useToday());
  const text =
    'word' in heading ? t(`notification.${heading.word}`) : t('notification.day', { day: heading.text });
  const count = items.filter(({ id }) => selection.has(id)).length;
  const isAll = count === items.length;
  return (
    <div className="day">
      <h2>{text}</h2>
      <label>
        <RowCheckbox
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={() =>
            selection.set(
              items.map(({ id }) => id),
              !isAll,
            )
          }
          aria-label={t('notification.selectDay', { day: text })}
        />
        {t('notification.selectAll')}
      </label>
    </div>
  );
});
