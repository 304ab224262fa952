import { Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { describeError, getRetryWait } from '../../../api/errors';
import { HttpError } from '../../../api/HttpError';
import { useData } from '../../../api/useData';
import { useAuth } from '../../../auth/useAuth';
import { type ServiceFlags, creationServices } from '../../../model/dic-services/services';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { useTask } from '../../../ui/task/useTask';
import { useNavigateToUsers } from '../list/listLocation';

interface Created {
  user: RaRecord;
  email: string;
  flags: ServiceFlags;
}

/** Saves the services after the account was created (spec 2 §4 "User creation"). */
export const useGiveServices = () => {
  const t = useTranslate();
  const text = (name: string, args?: object) => t(`userPages.create.done.${name}`, args);
  const notify = useNotify();
  const data = useData();
  const mayGive = useAuth().may('dic-services.give');
  const navigateToUsers = useNavigateToUsers();
  const [created, setCreated] = useState<Created | null>(null);
  const { progress, run } = useTask(getRetryWait);

  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const services = useMutation({
    mutationFn: async ({ user, flags }: Created) => {
      // A server may omit the id, which the services need.
      if (!user.id) throw new HttpError(0, user, 'format');
      await run('write', 1, ({ attempt }) => attempt(() => data.saveServiceAccess(Number(user.id), flags)));
    },
    // After the dialog is closed, a toast shows the result and offers a retry.
    onSuccess: () => {
      if (hasLeft.current) notify('userPages.services.saved', { type: 'success' });
    },
    onError: (error, account) => {
      if (hasLeft.current)
        notify('userPages.create.done.servicesFailedFor', {
          type: 'error',
          messageArgs: { reason: describe(error).text, email: account.email },
          action: { label: 'action.retry', onClick: () => services.mutate(account) },
        });
    },
  });
  const describe = (error: unknown) => describeError(t, 'saveServiceAccess', error);
  const failure = services.error && describe(services.error);

  const onCreated = (user: RaRecord, typed: Record<string, unknown>) => {
    const chosen = Object.entries(typed['services'] as ServiceFlags).filter(([, isOn]) => isOn);
    const none = creationServices.map((key) => [key, false] as const);
    const flags: ServiceFlags = Object.fromEntries([...none, ...chosen]);
    const account = { user, email: String(typed['email']).trim(), flags };
    setCreated(account);
    if (mayGive) services.mutate(account);
  };
  const backToUsers = () => {
    // The page stays mounted until the next one has loaded.
    hasLeft.current = true;
    navigateToUsers({ createdUser: { email: created?.email, ...created?.user } });
  };

  const dialog = created && (
    <TitledDialog
      open
      onClose={backToUsers}
      size="sm"
      title={text('title')}
      actions={
        <Button variant="contained" onClick={backToUsers}>
          {text('back')}
        </Button>
      }
    >
      <Typography>{text('text')}</Typography>
      {progress && <TaskProgress progress={progress} label="userPages.create.done.services" />}
      {services.isSuccess && (
        <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 3 }}>
          {t('userPages.services.saved')}
        </Typography>
      )}
      {failure && (
        <Box sx={{ mt: 4 }}>
          <LoadFailure
            wait={failure.wait}
            requestId={failure.requestId}
            isBusy={false}
            retryLabel="userPages.create.done.retry"
            onRetry={() => services.mutate(created)}
          >
            {text('servicesFailed', { reason: failure.text })}
          </LoadFailure>
        </Box>
      )}
    </TitledDialog>
  );
  return { mayGive, onCreated, dialog };
};
