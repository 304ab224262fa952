import MailOutline from '@mui/icons-material/MailOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { Button, MenuItem } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { SelectionBar } from '../../../ui/lists/SelectionBar';
import { useAuth } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { actMenu, type ActName } from '../bulk/actMenu';
import { useUserListContext } from './UserListBase';
import { lazyPart } from '../../../ui/loading/lazyPart';

const BulkDialog = lazyPart(() => import('../bulk/BulkDialog').then((m) => ({ default: m.BulkDialog })));
const SendEmailDialog = lazyPart(() =>
  import('../mail/SendEmailDialog').then((m) => ({ default: m.SendEmailDialog })),
);

export const UserSelectionBar = () => {
  const t = useTranslate();
  const auth = useAuth();
  const list = useListContext<UserRecord>();
  const { selectedIds, onSelect } = list;
  const { created } = useUserListContext();
  const [task, setTask] = useState<ActName | 'email' | null>(null);
  const ids = selectedIds.map(Number);
  const close = () => setTask(null);
  return (
    <>
      <SelectionBar
        isShown={ids.length > 0}
        title={t('users.selection.title', { smart_count: ids.length })}
        text={t('users.selection.text')}
        onClear={() => onSelect([])}
      >
        <MenuButton label={t('users.selection.more')} face={<MoreVert />}>
          {(closeMenu) =>
            actMenu
              .filter(({ needs }) => auth.may(needs))
              .map(({ name }) => (
                <MenuItem
                  key={name}
                  onClick={() => {
                    closeMenu();
                    setTask(name);
                  }}
                >
                  {t(`users.bulk.${name}.label`)}
                </MenuItem>
              ))
          }
        </MenuButton>
        <Button variant="contained" startIcon={<MailOutline />} onClick={() => setTask('email')}>
          {t('users.selection.send')}
        </Button>
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
            filter={list.filterValues as object}
            onClose={close}
            onDone={(remaining) => {
              created.forget(ids.filter((id) => !remaining.includes(id)));
              onSelect(remaining);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
