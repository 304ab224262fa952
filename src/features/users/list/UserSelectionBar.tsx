import MailOutline from '@mui/icons-material/MailOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { Button, MenuItem } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useAuth } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { SelectionBar } from '../../../ui/lists/SelectionBar';
import { lazyPart } from '../../../ui/loading/lazyCode';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { bulkActionMenu, type BulkActionName } from '../bulk/bulkActionMenu';
import { useFilterWords } from './filter/FilterSummary';
import { SelectAll } from './SelectAll';
import { maxSelected, useSelectAll, type Whole } from './SelectAll';
import { useListRequest, useUserListContext } from './UserListBase';

const BulkDialog = lazyPart(() => import('../bulk/BulkDialog').then((m) => ({ default: m.BulkDialog })));
const SendEmailDialog = lazyPart(() =>
  import('../mail/SendEmailDialog').then((m) => ({ default: m.SendEmailDialog })),
);

export const UserSelectionBar = () => {
  const t = useTranslate();
  const auth = useAuth();
  const { data, selectedIds, onSelect } = useListContext<UserRecord>();
  const { filter } = useListRequest();
  const { created } = useUserListContext();
  const [task, setTask] = useState<BulkActionName | 'email' | null>(null);
  const all = useSelectAll();
  const extentOf = useSelectionExtent();
  const ids = selectedIds.map(Number);
  const close = () => setTask(null);
  const { progress } = all;
  return (
    <>
      <SelectionBar
        isShown={ids.length > 0}
        title={t('users.selection.title', { smart_count: ids.length })}
        text={t('users.selection.text')}
        extent={all.whole ? extentOf(all.whole, ids.length) : undefined}
        progress={progress}
        onClear={() => onSelect([])}
      >
        {(all.offer !== null || progress) && <SelectAll {...all} />}
        {!progress && (
          <>
            <MenuButton label={t('users.selection.more')} face={<MoreVert />}>
              {(closeMenu) =>
                bulkActionMenu
                  .filter(({ needs }) => auth.may(needs))
                  .map(({ name }) => (
                    <MenuItem key={name} onClick={() => (closeMenu(), setTask(name))}>
                      {t(`users.bulk.${name}.label`)}
                    </MenuItem>
                  ))
              }
            </MenuButton>
            <Button variant="contained" startIcon={<MailOutline />} onClick={() => setTask('email')}>
              {t('users.selection.send')}
            </Button>
          </>
        )}
      </SelectionBar>
      <Suspense fallback={null}>
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
            listed={data ?? []}
            filter={filter}
            onClose={close}
            onDone={(remaining) => {
              const unchanged = new Set(remaining);
              created.forget(ids.filter((id) => !unchanged.has(id)));
              all.forget();
              onSelect(remaining);
            }}
          />
        )}
      </Suspense>
    </>
  );
};

/** The selection in words of the filter, once all that match were selected. */
const useSelectionExtent = () => {
  const t = useTranslate();
  const wordsOf = useFilterWords();
  return ({ filter, total }: Whole, count: number): string => {
    const who = wordsOf(filter);
    const extent = count < total ? 'part' : 'all';
    const sentence = t(`users.selection.${who ? 'matching' : 'everybody'}.${extent}`, { count, total, who });
    return total > maxSelected ? `${sentence} ${t('users.selection.limit', { max: maxSelected })}` : sentence;
  };
};
