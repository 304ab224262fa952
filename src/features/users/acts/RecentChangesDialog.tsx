import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dateTimeText } from '../../../model/time';
import type { UserRecord } from '../../../model/users/userRecord';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { undoChanges } from './actions/undoChanges';
import { ActionDialog } from './BulkDialog';
import { ChangedUsers } from './BulkResult';
import { useRecentChanges, type RecentChange, type ShownChanges } from './recentChanges';

/** Lists the changes of this session with their users, each with Undo where it can be undone. */
export const RecentChangesDialog = ({ shown }: { shown: ShownChanges }) => {
  const t = useTranslate();
  const { changes: all, show } = useRecentChanges();
  const changes = all.filter(({ startedAt }) => [undefined, startedAt].includes(shown.startedAt));
  const close = () => show(null);
  const [first] = changes;
  if (shown.isUndo && first) return <UndoDialog change={first} onClose={close} />;
  return (
    <TitledDialog
      open
      onClose={close}
      title={t('users.bulk.recent.title')}
      actions={
        <Button variant="contained" onClick={close}>
          {t('action.close')}
        </Button>
      }
    >
      <Stack sx={{ gap: 4 }}>
        {changes.map(({ name, startedAt, done, undoable }) => (
          <section key={startedAt}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
              <Typography variant="h3">
                {t('users.bulk.recent.entry', {
                  title: t(`users.bulk.${name}.title`),
                  smart_count: done.length,
                  time: dateTimeText(new Date(startedAt).toISOString(), 'minute'),
                })}
              </Typography>
              {undoable.length > 0 && (
                <Button onClick={() => show({ startedAt, isUndo: true })}>
                  {t('users.bulk.undo.submit')}
                </Button>
              )}
            </Box>
            <ChangedUsers changes={done} />
          </section>
        ))}
        {changes.length === 0 && <Typography>{t('users.bulk.recent.empty')}</Typography>}
      </Stack>
    </TitledDialog>
  );
};

const UndoDialog = (props: { change: RecentChange; onClose: () => void }) => {
  const [change] = useState(props.change);
  const { put } = useRecentChanges();
  const listedUsers = change.undoable.map(({ user }) => user);
  return (
    <ActionDialog
      name="undo"
      action={undoChanges(change.undoable)}
      users={{ ids: listedUsers.map(({ id }) => id), listedUsers, filter: {} }}
      onClose={props.onClose}
      onDone={({ done: undone }) => {
        const isLeft = ({ user }: { user: UserRecord }) => undone.every((one) => one.user.id !== user.id);
        put({ ...change, done: change.done.filter(isLeft), undoable: change.undoable.filter(isLeft) });
      }}
    />
  );
};
