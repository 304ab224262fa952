import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useData } from '../../../api/useData';
import { useQueryFailure } from '../../../api/useNotifyError';
import { useUser } from '../../../auth/useAuth';
import { protectionOf } from '../../../model/users/protection';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { lastSuperuser } from '../lastSuperuser';
import { useUserChanged } from '../usersCache';
import { GiveBackDialog } from './GiveBackDialog';
import { useSecuredAccounts } from './securedAccounts';
import { secureSteps } from './secureSteps';
import { useSteps } from './steps';
import { StepsDialog } from './StepsDialog';

interface SecureDialogProps {
  user: UserRecord;
  /** Nothing was done. */
  onClose: () => void;
  onDone: () => void;
}

/** For an account that somebody else may be using: shuts it, and keeps what was taken for Give back. */
export const SecureDialog = ({ user, onClose, onDone }: SecureDialogProps) => {
  const t = useTranslate();
  const data = useData();
  const secured = useSecuredAccounts();
  const isKept = secured.list.some((one) => one.user.user_id === user.user_id);
  const tell = useTellSecured(user);
  const steps = useSteps(useUserChanged(user.user_id));
  const { isKnown, protection, failure } = useProtection(user);
  const [isGivingBack, setGivingBack] = useState(false);
  const args = { name: displayName(user), email: user.email };
  const close = () => {
    if (!steps.hasBegun) return onClose();
    if (steps.isDone) tell();
    return onDone();
  };
  if (isGivingBack) return <GiveBackDialog user={user} onClose={onDone} />;
  return (
    <StepsDialog
      title={t(steps.hasBegun ? 'users.secure.begun' : 'users.secure.title', args)}
      steps={steps}
      confirm={t('users.secure.confirm')}
      isHarmful
      disabled={!isKnown || protection !== null}
      onConfirm={() => void steps.run(secureSteps({ data, user, t }, (taken) => secured.took(user, taken)))}
      onClose={close}
      after={
        isKept && (
          <Button sx={{ marginInlineEnd: 'auto' }} onClick={() => setGivingBack(true)}>
            {t('users.giveBack.open')}
          </Button>
        )
      }
    >
      <Typography color="textSecondary">{t('users.secure.text', args)}</Typography>
      <Box component="ol" sx={{ my: 3, paddingInlineStart: 6 }}>
        {['deactivate', 'endSessions', 'takeServices'].map((step) => (
          <li key={step}>{t(`users.secure.${step}`)}</li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('users.secure.keeps')}
      </Typography>
      {protection && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 3 }}>
          {t(`users.bulk.protected.${protection}`)}
        </Alert>
      )}
      {failure && (
        <Box sx={{ mt: 3 }}>
          <LoadFailure {...failure} />
        </Box>
      )}
    </StepsDialog>
  );
};

/** The server refuses both, too; said before anything is sent. */
const useProtection = (user: UserRecord) => {
  const data = useData();
  const me = useUser();
  const query = useQuery({
    queryKey: ['users', 'lastSuperuser'],
    queryFn: ({ signal }) => lastSuperuser(data, signal),
    staleTime: 0,
    enabled: Boolean(user.is_superuser),
  });
  const isKnown = !user.is_superuser || (query.isSuccess && !query.isFetching);
  const protection = protectionOf(user, { me, lastSuperuserId: query.data ?? null });
  return { isKnown, protection, failure: useQueryFailure('users.list', query) };
};

const toastMs = 10_000;

/** Elsewhere than on the user's own page, a message leads there: it has Give back. */
const useTellSecured = (user: UserRecord) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const page = paths.userDetails(user.user_id);
  return () => {
    if (pathname === page) return;
    notify('users.secure.done', {
      type: 'success',
      autoHideDuration: toastMs,
      messageArgs: { name: displayName(user) },
      action: { label: 'users.secure.openUser', onClick: () => void navigate(page) },
    });
  };
};
