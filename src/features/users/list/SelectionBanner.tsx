import MailOutline from '@mui/icons-material/MailOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Button, Card, MenuItem, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { Suspense, useDeferredValue, useState } from 'react';
import { MenuButton } from '../../../ui/layout/MenuButton';
import type { BulkChange } from './BulkChangeDialog';
import { useUserListContext } from './UserListBase';
import { lazyPart } from '../../../ui/layout/lazyPart';

const changes: readonly BulkChange[] = ['activate', 'deactivate'];

const BulkChangeDialog = lazyPart(() =>
  import('./BulkChangeDialog').then((m) => ({ default: m.BulkChangeDialog })),
);
const SendEmailDialog = lazyPart(() =>
  import('../mail/SendEmailDialog').then((m) => ({ default: m.SendEmailDialog })),
);

export const SelectionBanner = () => {
  const t = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  const { created } = useUserListContext();
  const [task, setTask] = useState<BulkChange | 'email' | null>(null);
  const ids = selectedIds.map(Number);
  // The ticks of many rows are painted first: the banner moves the whole table.
  const isShown = useDeferredValue(ids.length > 0) && ids.length > 0;
  const close = () => setTask(null);
  return (
    <>
      {isShown && (
        <Card
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 3,
            p: 4,
            bgcolor: 'headerRow',
            borderColor: 'primary.main',
          }}
        >
          <Box component="output" sx={{ display: 'block', flex: '1 1 14rem' }}>
            <Typography variant="h3" component="span" sx={{ display: 'block' }}>
              {t('users.selection.title', { count: ids.length })}
            </Typography>
            <Typography variant="body2" color="textSecondary" component="span">
              {t('users.selection.text')}
            </Typography>
          </Box>
          <Button color="inherit" onClick={() => onSelect([])}>
            {t('action.clearSelection')}
          </Button>
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
        </Card>
      )}
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
