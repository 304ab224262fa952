import { dialogContentClasses } from '@mui/material';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useState, type CSSProperties } from 'react';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';

export interface Entry {
  user: UserRecord;
  text?: string;
}

interface RowsProps {
  entries: readonly Entry[];
}

/** Up to this count all rows are rendered. */
const alwaysRendered = 100;
const estimatedPx = 68;

/** A list in a dialog, whose content scrolls. Of a long one, only the rows in sight are rendered. */
export const PeopleRows = ({ entries }: RowsProps) =>
  entries.length > alwaysRendered ? (
    <LongRows entries={entries} />
  ) : (
    <ul style={plain}>
      {entries.map((entry) => (
        <li key={entry.user.id}>
          <Person {...entry} />
        </li>
      ))}
    </ul>
  );

const LongRows = ({ entries }: RowsProps) => {
  const [list, setList] = useState<HTMLElement | null>(null);
  const scroller = list?.closest<HTMLElement>(`.${dialogContentClasses.root}`) ?? null;
  const top = list && scroller ? topIn(scroller, list) : 0;
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not in use here
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: entries.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimatedPx,
    overscan: 10,
    scrollMargin: top,
  });
  return (
    <ul ref={setList} style={{ ...plain, position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const entry = entries[index];
        return (
          entry && (
            <li
              key={entry.user.id}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              style={{ ...place, transform: `translateY(${start - top}px)` }}
            >
              <Person {...entry} />
            </li>
          )
        );
      })}
    </ul>
  );
};

const Person = ({ user, text }: Entry) => {
  const t = useTranslate();
  return (
    <>
      <span>{user.email || t('users.bulk.unknown', { id: String(user.id) })}</span>
      <small>{[fullName(user), text].filter(Boolean).join(' · ')}</small>
    </>
  );
};

const plain: CSSProperties = { margin: 0, padding: 0, listStyle: 'none', overflowAnchor: 'none' };
const place: CSSProperties = { position: 'absolute', insetInline: 0, top: 0 };

const topIn = (scroller: HTMLElement, list: HTMLElement): number =>
  Math.round(list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop);
