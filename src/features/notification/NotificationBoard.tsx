import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo, useMemo, useState, type RefObject } from 'react';
import type { Notification } from '../../model/notification/notification';
import { byDay } from './days';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { ActionRow } from './ActionRow';
import { NewRowsPill } from './NewRows';
import { NotificationRows } from './NotificationRows';
import { SelectionBar } from './SelectionBar';
import { useActs } from './useActions';
import { useNewRows } from './useNewRows';
import { useKeptFocus } from './useKeptFocus';
import { useSelection } from './useSelection';
import { useStableActs } from './useStableActs';
import { useListShortcuts } from './useListShortcuts';
import { useRowFocus } from './useListKeyboard';

interface NotificationBoardProps {
  /** What the filters leave, in the order of the screen. */
  matching: readonly Notification[];
  /** All, as the server has them. */
  known: readonly Notification[];
  /** A mark takes its notification out of what the filters leave. */
  isMarkHiding: boolean;
  /** New ones would push down what is being read. */
  isNewestFirst: boolean;
  /** The screen, inside of which the focus is kept. */
  screen: RefObject<HTMLElement | null>;
}

/** The list with what can be done to one, to the selected, and to all that is shown. */
export const NotificationBoard = memo((props: NotificationBoardProps) => {
  const { matching, known, isMarkHiding, isNewestFirst, screen } = props;
  const t = useTranslate();
  const arrivals = useNewRows(matching, known, isNewestFirst);
  const { shown } = arrivals;
  const days = useMemo(() => byDay(shown), [shown]);
  const selection = useSelection(shown);
  const { selected } = selection;
  const walk = useRowFocus(shown);
  const { list, region } = walk;
  useKeptFocus(screen, walk.resume);
  const acts = useActs();
  const [isAsking, setAsking] = useState(false);
  const unread = shown.filter(({ is_read }) => !is_read);

  const keep = (failed: readonly number[]) => {
    selection.clear();
    selection.set(failed, true);
  };
  const remove = (item: Notification) => {
    walk.leave(item);
    acts.removeOne(item);
  };
  const toggle = (item: Notification) => {
    if (isMarkHiding) walk.leave(item);
    void acts.toggle(item, isMarkHiding);
  };
  const rowActs = useStableActs({
    select: ({ id }, on) => selection.set([id], on),
    toggle,
    remove,
    enter: walk.enter,
  });
  /** With a selection the letters act on it, else on the row they are at. */
  const withCurrent = (one: (item: Notification) => void) => () => {
    const current = walk.current();
    if (current) one(current);
  };
  useListShortcuts({
    move: walk.move,
    select: withCurrent(({ id }) => selection.set([id], !selection.has(id))),
    markRead:
      selected.length > 0
        ? () => void acts.markRead(selected).then(keep)
        : withCurrent((item) => acts.isRead(item) || toggle(item)),
    remove: selected.length > 0 ? () => setAsking(true) : withCurrent(remove),
    toggle: withCurrent(toggle),
  });

  return (
    <>
      {selected.length === 0 && <NewRowsPill count={arrivals.waiting} onShow={arrivals.show} />}
      <ActionRow isFloating={selected.length > 0}>
        {selected.length > 0 ? (
          <SelectionBar
            count={selected.length}
            hasUnread={selected.some(({ is_read }) => !is_read) || acts.running === 'mark'}
            running={acts.running}
            onMark={() => void acts.markRead(selected).then(keep)}
            onDelete={() => setAsking(true)}
            onClear={selection.clear}
          />
        ) : (
          unread.length > 0 && (
            <Button size="small" disabled={acts.running !== null} onClick={() => void acts.markRead(unread)}>
              {t('notification.markShown', { smart_count: unread.length })}
            </Button>
          )
        )}
      </ActionRow>
      <Box ref={region} tabIndex={-1} sx={{ outline: 'none' }}>
        <NotificationRows days={days} selection={selection} acts={rowActs} handle={list} />
      </Box>
      <ConfirmDialog
        open={isAsking}
        type="danger"
        title="notification.confirm.title"
        message="notification.confirm.text"
        confirm="notification.confirm.yes"
        cancel="notification.confirm.no"
        onConfirm={async () => {
          keep(await acts.removeAll(selected));
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
});
