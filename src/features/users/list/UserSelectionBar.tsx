import { useListContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { UserRecord } from '../../../model/users/userRecord';
import { SelectionBar } from '../../../ui/lists/SelectionBar';
import { lazyPart } from '../../../ui/loading/lazyPart';
import type { ActName } from '../bulk/actMenu';
import { SelectAll } from './SelectAll';
import { SelectionActs } from './SelectionActs';
import { useSelectAll } from './useSelectAll';
import { useSelectionText } from './useSelectionText';
import { useUserListContext } from './UserListBase';

const BulkDialog = lazyPart(() => import('../bulk/BulkDialog').then((m) => ({ default: m.BulkDialog })));
const SendEmailDialog = lazyPart(() =>
  import('../mail/SendEmailDialog').then((m) => ({ default: m.SendEmailDialog })),
);

export const UserSelectionBar = () => {
  const t = useTranslate();
  const list = useListContext<UserRecord>();
  const { selectedIds, onSelect } = list;
  const { created } = useUserListContext();
  const [task, setTask] = useState<ActName | 'email' | null>(null);
  const all = useSelectAll();
  const textOf = useSelectionText();
  const ids = selectedIds.map(Number);
  const close = () => setTask(null);
  const { reading } = all;
  return (
    <>
      <SelectionBar
        isShown={ids.length > 0}
        title={t('users.selection.title', { smart_count: ids.length })}
        text={textOf(all.whole, ids.length)}
        isBusy={reading !== null}
        progress={reading ? (reading.done / reading.total) * 100 : undefined}
        onClear={() => onSelect([])}
      >
        {(all.offer !== null || reading) && <SelectAll {...all} />}
        {!reading && <SelectionActs onChoose={setTask} />}
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
            listed={list.data ?? []}
            filter={{ ...(list.filterValues as object), ...(list.filter as object) }}
            onClose={close}
            onDone={(remaining) => {
              const failed = new Set(remaining);
              created.forget(ids.filter((id) => !failed.has(id)));
              all.forget();
              onSelect(remaining);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
