import { Box, Button } from '@mui/material';
import { useEvent, useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, type RefObject, useMemo, useState } from 'react';
import type { Notification } from '../../model/notification/notification';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts';
import { groupByDay } from './days';
import { groupEntries, type FeedEntry, getIds } from './entries';
import type { RowActions } from './NotificationItem';
import { NotificationRows } from './NotificationRows';
import { useNotificationActions } from './useActions';
import { clickTitleLink, useRowFocus } from './useRowFocus';
import { useSelection } from './useSelection';
import { BusyLabel } from '../../ui/form/BusyLabel';
import { SelectionBar } from '../../ui/lists/SelectionBar';

interface NotificationBoardProps {
  matching: readonly Notification[];
  isReadFiltered: boolean;
  isComplete: boolean;
  isBusy: boolean;
  /** False during a search, which shows each match. */
  canFold: boolean;
  page: RefObject<HTMLElement | null>;
}

export const NotificationBoard = memo((props: NotificationBoardProps) => {
  const { matching, isReadFiltered, isComplete, isBusy, canFold, page } = props;
  const t = useTranslate();
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const days = useMemo(
    () => groupByDay(matching).map((day) => ({ day, entries: groupEntries(day, canFold ? unfolded : null) })),
    [matching, canFold, unfolded],
  );
  const entries = useMemo(() => days.flatMap((day) => day.entries), [days]);
  const selection = useSelection(matching);
  const { selected } = selection;
  const hasSelection = selected.length > 0;
  const focus = useRowFocus(entries, page);
  const { list, region } = focus;
  const actions = useNotificationActions();
  const [isConfirming, setConfirming] = useState(false);

  const selectFailed = (failed: readonly number[]) => {
    selection.clear();
    selection.set(failed, true);
  };
  const markSelected = () => void actions.markRead(selected).then(selectFailed);

  const select = useEvent((entry: FeedEntry, on: boolean) => selection.set(getIds(entry.items), on));
  const setCurrent = useEvent(focus.setCurrent);
  const remove = useEvent((entry: FeedEntry) => {
    focus.moveToNeighbour(entry);
    actions.remove(entry.items);
  });
  const toggle = useEvent((entry: FeedEntry) => {
    if (isReadFiltered) focus.moveToNeighbour(entry);
    void actions.toggle(entry.items, isReadFiltered);
  });
  const onOpen = useEvent((entry: FeedEntry) => actions.markOpened(entry.items));
  const unfold = useEvent((entry: FeedEntry, on: boolean) => {
    const others = [...unfolded].filter((id) => !getIds(entry.items).includes(id));
    setUnfolded(new Set(on ? [...others, ...getIds(entry.items)] : others));
  });
  // The functions of `useEvent` never change.
  const [rowActions] = useState<RowActions>({ select, toggle, remove, onOpen, unfold, setCurrent });
  const onCurrentEntry = (callback: (entry: FeedEntry) => void) => () => {
    const current = focus.current();
    if (current) callback(current);
  };
  const createShortcut = (key: string, name: string, run: () => void) => ({
    key,
    label: t(`notification.keys.${name}`),
    run,
  });
  const markCurrent = onCurrentEntry((entry) => actions.isRead(entry.items) || toggle(entry));
  const selectCurrent = onCurrentEntry((entry) => select(entry, !getIds(entry.items).every(selection.has)));
  const openCurrent = onCurrentEntry((entry) => {
    if (entry.kind === 'run') unfold(entry, !entry.isUnfolded);
    else clickTitleLink(entry.id);
  });
  useShortcuts([
    createShortcut('j', 'next', () => focus.moveBy(1)),
    createShortcut('k', 'previous', () => focus.moveBy(-1)),
    createShortcut('x', 'select', selectCurrent),
    createShortcut('e', 'read', hasSelection ? markSelected : markCurrent),
    createShortcut('#', 'delete', hasSelection ? () => setConfirming(true) : onCurrentEntry(remove)),
    createShortcut('o', 'open', openCurrent),
    createShortcut('Enter', 'toggle', onCurrentEntry(toggle)),
    { key: 'PageDown', keyLabel: t('notification.keys.pageDown'), label: t('notification.keys.next') },
    { key: 'PageUp', keyLabel: t('notification.keys.pageUp'), label: t('notification.keys.previous') },
  ]);
  /** Handles the keys of a WAI-ARIA feed, which stay enabled when single-key shortcuts are off. */
  const onFeedKey = (event: KeyboardEvent<HTMLElement>) => {
    const offset = { PageDown: 1, PageUp: -1 }[event.key];
    if (!offset || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    focus.moveBy(offset);
  };

  const { progress } = actions;
  const isMarking = progress !== null;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <SelectionBar
        isShown={hasSelection}
        title={t('notification.selected', { smart_count: selected.length })}
        progress={progress}
        onClear={selection.clear}
      >
        {(isMarking || selected.some(({ is_read }) => !is_read)) && (
          // A disabled button would lose the focus.
          <Button
            size="small"
            aria-disabled={isMarking}
            aria-busy={isMarking}
            onClick={() => isMarking || markSelected()}
          >
            <BusyLabel
              label={t('notification.markSelected')}
              busyLabel={t('notification.marking')}
              busy={isMarking}
            />
          </Button>
        )}
        <Button size="small" color="error" disabled={isMarking} onClick={() => setConfirming(true)}>
          {t('notification.deleteSelected')}
        </Button>
      </SelectionBar>
      <Box ref={region} tabIndex={-1} onKeyDown={onFeedKey} sx={{ outline: 'none' }}>
        <NotificationRows
          days={days}
          isComplete={isComplete}
          isBusy={isBusy}
          selection={selection}
          actions={rowActions}
          handle={list}
        />
      </Box>
      <ConfirmDialog
        open={isConfirming}
        type="danger"
        title="ui.confirm.deletion"
        message="notification.confirm"
        confirm="action.delete"
        onConfirm={() => {
          setConfirming(false);
          actions.remove(selected, (failed) => selection.set(failed, true));
        }}
        onCancel={() => setConfirming(false)}
      />
    </Box>
  );
});
