import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { lazyPart } from '../../../ui/loading/lazyPart';
import { useSecuredAccounts } from './securedAccounts';

const GiveBackDialog = lazyPart(() =>
  import('./GiveBackDialog').then((m) => ({ default: m.GiveBackDialog })),
);

/** The accounts that were secured in this tab, or the one of this user, with Give back. */
export const SecuredAlert = ({ userId }: { userId?: number }) => {
  const t = useTranslate();
  const shown = useSecuredAccounts().list.filter(
    ({ user }) => userId === undefined || user.user_id === userId,
  );
  const [asked, setAsked] = useState<UserRecord | null>(null);
  return (
    <>
      {shown.map(({ user }) => (
        <Alert
          key={user.user_id}
          severity="warning"
          variant="outlined"
          role="note"
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
          action={
            <Button
              color="inherit"
              aria-label={t('users.giveBack.label', { name: displayName(user) })}
              onClick={() => setAsked(user)}
            >
              {t('users.giveBack.open')}
            </Button>
          }
        >
          {t('users.giveBack.offer', { name: displayName(user) })}
        </Alert>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <GiveBackDialog user={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
};
