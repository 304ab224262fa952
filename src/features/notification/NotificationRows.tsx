import { Box } from '@mui/material';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Notification } from '../../model/notification/notification';
import type { NotificationDay } from './days';
import { DayHeading } from './DayHeading';
import { NotificationRow, type RowActs } from './NotificationRow';
import type { Selection } from './useSelection';

/** Up to here every row is rendered, so that the browser's own search and a screen reader find all. */
const drawnWhole = 80;
const beyondTheWindow = 6;
const rowPx = { day: 62, item: 118 };
/** What lies over the list at the top: the bar of the portal and the bar of the selection. */
const coveredPx = 160;

type Row = { day: NotificationDay; item?: undefined } | { item: Notification; day?: undefined };

export interface ListHandle {
  /** Brings that notification into view. */
  reveal: (id: number) => void;
}

interface NotificationRowsProps {
  days: readonly NotificationDay[];
  selection: Selection;
  acts: RowActs;
  handle: RefObject<ListHandle | null>;
}

/** The rows under their days. Of a long list only those near the window are rendered. */
export const NotificationRows = ({ days, selection, acts, handle }: NotificationRowsProps) => {
  const rows = useMemo(
    () => days.flatMap((day): Row[] => [{ day }, ...day.items.map((item) => ({ item }))]),
    [days],
  );
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not in use here
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.day ? rowPx.day : rowPx.item),
    getItemKey: (index) => rows[index]?.item?.id ?? rows[index]?.day?.day ?? index,
    overscan: rows.length <= drawnWhole ? rows.length : beyondTheWindow,
    scrollMargin: top,
    scrollPaddingStart: coveredPx,
    gap: 8,
  });
  // The filters above grow and shrink, so the list is measured again whenever it is rendered.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same number renders nothing again
  useLayoutEffect(() => {
    const now = Math.round((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    setTop(now);
  });
  useLayoutEffect(() => {
    handle.current = {
      reveal: (id) =>
        virtual.scrollToIndex(
          rows.findIndex(({ item }) => item?.id === id),
          { align: 'auto' },
        ),
    };
  });
  return (
    <Box ref={frame} sx={{ position: 'relative' }} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <Box
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            sx={{ position: 'absolute', top: 0, left: 0, width: '100%' }}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {row.day ? (
              <DayHeading day={row.day} selection={selection} />
            ) : (
              <NotificationRow item={row.item} isSelected={selection.has(row.item.id)} acts={acts} />
            )}
          </Box>
        );
      })}
    </Box>
  );
};
