import MailOutline from '@mui/icons-material/MailOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { Button, MenuItem } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { SelectionBar } from '../../../ui/lists/SelectionBar';
import type { BulkChange } from './BulkChangeDialog';
import { useUserListContext } from './UserListBase';
import { lazyPart } from '../../../ui/loading/lazyPart';

const changes: readonly BulkChange[] = ['activate', 'deactivate'];

const BulkChangeDialog = lazyPart(() =>
  import('./BulkChangeDialog').then((m) => ({ default: m.BulkChangeDialog })),
);
const SendEmailDialog = lazyPart(() =>
  import('../mail/SendEmailDialog').then((m) => ({ default: m.SendEmailDialog })),
);

export const UserSelectionBar = () => {
  const t = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  const { created } = useUserListContext();
  const [task, setTask] = useState<BulkChange | 'email' | null>(null);
  const ids = selectedIds.map(Number);
  const close = () => setTask(null);
  return (
    <>
      <SelectionBar
        isShown={ids.length > 0}
        title={t('users.selection.title', { count: ids.length })}
        text={t('users.selection.text')}
        onClear={() => onSelect([])}
      >
        <MenuButton label={t('users.selection.more')} face={<MoreVert />}>
          {(closeMenu) =>
            changes.map((change) => (
              <MenuItem
                key={change}
                onClick={() => {
                  closeMenu();
                  setTask(change);
                }}
              >
                {t(`users.bulk.${change}.submit`)}
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
          <BulkChangeDialog
            change={task}
            userIds={ids}
            onClose={close}
            onDone={(failed) => {
              created.forget(ids.filter((id) => !failed.includes(id)));
              onSelect(failed);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
