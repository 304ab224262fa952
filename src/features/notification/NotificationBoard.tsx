import { Box, Button } from '@mui/material';
import { useEvent, useTranslate } from 'ra-core';
import { memo, useMemo, useState, type RefObject } from 'react';
import type { Notification } from '../../model/notification/notification';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts';
import { groupByDay } from './days';
import { NewRowsPill, useNewRows } from './NewRows';
import { rowStyles, type RowActions } from './NotificationRow';
import { NotificationRows } from './NotificationRows';
import { NotificationSelectionBar } from './NotificationSelectionBar';
import { useActions } from './useActions';
import { useRowFocus } from './useRowFocus';
import { useSelection } from './useSelection';

interface NotificationBoardProps {
  matching: readonly Notification[];
  all: readonly Notification[];
  isReadFiltered: boolean;
  holdsNewRows: boolean;
  page: RefObject<HTMLElement | null>;
}

export const NotificationBoard = memo((props: NotificationBoardProps) => {
  const { matching, all, isReadFiltered, holdsNewRows, page } = props;
  const t = useTranslate();
  const { shown, waiting, show } = useNewRows(matching, all, holdsNewRows);
  const days = useMemo(() => groupByDay(shown), [shown]);
  const selection = useSelection(shown);
  const { selected } = selection;
  const hasSelection = selected.length > 0;
  const focus = useRowFocus(shown, page);
  const { list, region } = focus;
  const actions = useActions();
  const [isAsking, setAsking] = useState(false);
  const unread = shown.filter(({ is_read }) => !is_read);

  const selectFailed = (failed: readonly number[]) => {
    selection.clear();
    selection.set(failed, true);
  };
  const markSelected = () => void actions.markRead(selected).then(selectFailed);

  const select = useEvent(({ id }: Notification, on: boolean) => selection.set([id], on));
  const setCurrent = useEvent(focus.setCurrent);
  const remove = useEvent((item: Notification) => {
    focus.moveToNeighbour(item);
    actions.removeOne(item);
  });
  const toggle = useEvent((item: Notification) => {
    if (isReadFiltered) focus.moveToNeighbour(item);
    void actions.toggle(item, isReadFiltered);
  });
  const rowActions = useMemo<RowActions>(
    () => ({ select, toggle, remove, setCurrent }),
    [select, toggle, remove, setCurrent],
  );
  const withCurrent = (callback: (item: Notification) => void) => () => {
    const current = focus.current();
    if (current) callback(current);
  };
  const shortcut = (key: string, name: string, run: () => void) => ({
    key,
    label: t(`notification.keys.${name}`),
    run,
  });
  const markCurrent = withCurrent((item) => actions.isRead(item) || toggle(item));
  useShortcuts([
    shortcut('j', 'next', () => focus.move(1)),
    shortcut('k', 'previous', () => focus.move(-1)),
    shortcut(
      'x',
      'select',
      withCurrent(({ id }) => selection.set([id], !selection.has(id))),
    ),
    shortcut('e', 'read', hasSelection ? markSelected : markCurrent),
    shortcut('#', 'delete', hasSelection ? () => setAsking(true) : withCurrent(remove)),
    shortcut('Enter', 'toggle', withCurrent(toggle)),
  ]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      {!hasSelection && <NewRowsPill count={waiting} onShow={show} />}
      <Box sx={actionRow}>
        {!hasSelection && unread.length > 0 && (
          <Button
            size="small"
            disabled={actions.running !== null}
            onClick={() => void actions.markRead(unread)}
          >
            {t('notification.markShown', { smart_count: unread.length })}
          </Button>
        )}
      </Box>
      <NotificationSelectionBar
        selected={selected}
        running={actions.running}
        onMark={markSelected}
        onDelete={() => setAsking(true)}
        onClear={selection.clear}
      />
      <Box ref={region} tabIndex={-1} sx={rowStyles} style={{ outline: 'none' }}>
        <NotificationRows days={days} selection={selection} actions={rowActions} handle={list} />
      </Box>
      <ConfirmDialog
        open={isAsking}
        type="danger"
        title="ui.confirm.deletion"
        message="notification.confirm"
        confirm="action.delete"
        cancel="action.cancel"
        onConfirm={async () => {
          selectFailed(await actions.removeAll(selected));
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
});

/** Of a fixed height, so that the list does not move when the button comes or goes. */
const actionRow = {
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  minHeight: 50,
  mt: -2,
  mb: -3,
} as const;
