import MailOutline from '@mui/icons-material/MailOutlined';
import { Button, useMediaQuery, type Theme } from '@mui/material';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { getRetryWait } from '../../../api/errors';
import { useNotifyError } from '../../../api/useNotifyError';
import { useAuth } from '../../../auth/useAuth';
import { listText } from '../../../model/locale';
import type { UserRecord } from '../../../model/users/userRecord';
import { focusRendered } from '../../../ui/focus';
import { SelectionBar } from '../../../ui/lists/SelectionBar';
import { lazyPart, pickExport } from '../../../ui/loading/lazyCode';
import { useTask } from '../../../ui/task/useTask';
import type { ToastAction } from '../../../ui/toasts/Toast';
import { type BulkActionName, bulkActionMenu } from '../acts/bulkActionMenu';
import { useListRequest, useReadAll } from './useReading';
import { useUserListContext } from './UserListBase';
import { useFilterLabels } from './filter/useFilterLabels';
import { type UserFilter, isSameFilter } from './filter/userFilter';

const BulkDialog = lazyPart(() => import('../acts/BulkDialog').then(pickExport('BulkDialog')));
const SendEmailDialog = lazyPart(() => import('../mail/SendEmailDialog').then(pickExport('SendEmailDialog')));

const primaryActions: readonly BulkActionName[] = ['deactivate', 'services'];
const narrowQuery = ({ breakpoints }: Theme) => breakpoints.down('md');

export const UserSelectionBar = () => {
  const t = useTranslate();
  const auth = useAuth();
  const { data, selectedIds: ids, onSelect } = useListContext<UserRecord>();
  const { filter } = useListRequest();
  const [task, setTask] = useState<BulkActionName | 'email' | null>(null);
  const allMatching = useSelectAllMatching();
  const { describe } = useFilterLabels();
  const close = () => setTask(null);
  const describeScope = (fullSelection: FullSelection | null) => {
    if (!fullSelection) return undefined;
    const { total } = fullSelection;
    const filters = listText(describe(fullSelection.filter).map(({ label }) => label));
    const scope = `${filters ? 'matching' : 'everybody'}.${ids.length < total ? 'part' : 'all'}`;
    const sentence = t(`users.selection.${scope}`, { count: ids.length, total, filters });
    return total > maxSelected ? `${sentence} ${t('users.selection.limit', { max: maxSelected })}` : sentence;
  };
  const { progress } = allMatching;
  const isNarrow = useMediaQuery(narrowQuery, { noSsr: true });
  const isPrimary = ({ name }: { name: BulkActionName }) => !isNarrow && primaryActions.includes(name);
  const actions = bulkActionMenu
    .filter(({ requiredRight }) => auth.may(requiredRight))
    .map(({ name }) => ({ name, label: t(`users.bulk.${name}.label`), onClick: () => setTask(name) }));
  return (
    <>
      <SelectionBar
        isShown={ids.length > 0}
        title={t('users.selection.title', { smart_count: ids.length })}
        text={t('users.selection.text')}
        scope={describeScope(allMatching.fullSelection)}
        progress={progress}
        onClear={() => onSelect([])}
        more={progress ? [] : actions.filter((action) => !isPrimary(action))}
      >
        {(allMatching.offer !== null || progress) && <SelectAll {...allMatching} />}
        {!progress && (
          <>
            {actions.filter(isPrimary).map(({ name, label, onClick }) => (
              <Button key={name} variant="outlined" color="inherit" onClick={onClick}>
                {label}
              </Button>
            ))}
            <Button variant="contained" startIcon={<MailOutline />} onClick={() => setTask('email')}>
              {t('users.selection.send')}
            </Button>
          </>
        )}
      </SelectionBar>
      {task === 'email' && (
        <SendEmailDialog
          userIds={ids}
          onClose={close}
          onSent={() => {
            close();
            onSelect([]);
          }}
        />
      )}
      {task && task !== 'email' && (
        <BulkDialog
          name={task}
          ids={ids}
          listedUsers={data ?? []}
          filter={filter}
          onClose={close}
          onDone={(remaining) => {
            allMatching.clear();
            onSelect(remaining);
          }}
        />
      )}
    </>
  );
};

/** Selects all matching users; shows Cancel while they are loaded. */
const SelectAll = ({ offer, progress, read, stop }: ReturnType<typeof useSelectAllMatching>) => {
  const t = useTranslate();
  const total = offer ?? 0;
  const label = total > maxSelected ? 'selectFirst' : 'selectAll';
  return (
    <Button
      onClick={({ detail }) => {
        if (!progress) read();
        // Ignores the second click of a double click.
        else if (detail < 2) stop();
      }}
    >
      {progress ? t('action.cancel') : t(`users.selection.${label}`, { max: maxSelected, total })}
    </Button>
  );
};

/** Limit of a selection. */
const maxSelected = 10_000;

/** Selection of all users matching a filter, up to the limit. */
interface FullSelection {
  filter: UserFilter;
  total: number;
}

/** Selects every user matching the filter. A change of the filter clears the selection and offers Undo. */
const useSelectAllMatching = () => {
  const list = useListContext<UserRecord>();
  const request = useListRequest();
  const { selectedIds, onSelect, total = 0 } = list;
  const { filter } = useUserListContext();
  const readAll = useReadAll<UserRecord>('users', maxSelected);
  const notify = useNotify();
  const notifyError = useNotifyError({ countsInToast: true });
  const [fullSelection, setFullSelection] = useState<FullSelection | null>(null);
  const { progress, run, stop } = useTask(getRetryWait);
  if (fullSelection && selectedIds.length === 0) setFullSelection(null);

  const read = async () => {
    try {
      const all = await run('read', Math.min(total, maxSelected), readAll(request));
      if (!all) return;
      onSelect(all.data.slice(0, maxSelected).map(({ id }) => id));
      setFullSelection({ filter, total: all.total });
      const bar = document.activeElement?.closest('[data-selection-bar]');
      // Moves the focus to the actions, because the button is removed.
      if (bar) focusRendered(() => bar.querySelector<HTMLElement>('[aria-haspopup]'));
    } catch (error) {
      notifyError('users.list', error);
    }
  };

  const onFilter = useEffectEvent(() => {
    if (!fullSelection || isSameFilter(fullSelection.filter, filter)) return;
    setFullSelection(null);
    onSelect([]);
    const action: ToastAction = { label: 'ui.toast.undo', onClick: () => onSelect([...selectedIds]) };
    const messageArgs = { smart_count: selectedIds.length };
    notify('users.selection.dropped', { type: 'info', messageArgs, action });
  });
  const key = JSON.stringify(filter);
  useEffect(() => {
    onFilter();
    return stop;
    // oxlint-disable-next-line react/exhaustive-deps -- loading depends only on the filter
  }, [key]);

  const selected = new Set(selectedIds);
  const rows = list.isPlaceholderData ? [] : (list.data ?? []);
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return {
    fullSelection,
    /** Number of matching users, if more of them can be selected. */
    offer: isPageSelected && Math.min(total, maxSelected) > selectedIds.length ? total : null,
    progress,
    read: () => void read(),
    stop,
    /** Called when the selection no longer matches the filter. */
    clear: () => setFullSelection(null),
  };
};
