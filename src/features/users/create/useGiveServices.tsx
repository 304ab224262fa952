import { Alert, Button, Typography } from '@mui/material';
import { useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toErrorMessage, waitBefore, type MessageDescriptor } from '../../../api/errors';
import { HttpError } from '../../../api/HttpError';
import { useData } from '../../../api/useData';
import { useAuth } from '../../../auth/useAuth';
import { adminTabState } from '../../../model/tabs';
import { type ServiceFlags, creationServices } from '../../../model/dic-services/services';
import { paths } from '../../../paths';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { useTask } from '../../../ui/task/useTask';

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
  const navigate = useNavigate();
  const [created, setCreated] = useState<Created | null>(null);
  const [isGiven, setGiven] = useState(false);
  const [failure, setFailure] = useState<MessageDescriptor | null>(null);
  const { progress, run } = useTask(waitBefore);

  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const give = async (account: Created) => {
    const { user, flags, email } = account;
    setFailure(null);
    try {
      // A server may omit the id, which the services need.
      if (!user.id) throw new HttpError(0, user, 'format');
      await run('write', 1, ({ attempt }) => attempt(() => data.saveServiceAccess(Number(user.id), flags)));
      setGiven(true);
      return true;
    } catch (error) {
      const { message, messageArgs } = toErrorMessage('saveServiceAccess', error);
      setFailure({ message, messageArgs });
      if (hasLeft.current)
        notify('userPages.create.done.servicesFailedFor', {
          type: 'error',
          messageArgs: { reason: t(message, messageArgs), email },
          action: { label: 'action.retry', onClick: () => void giveAgain(account) },
        });
      return false;
    }
  };
  /** Retries from the toast after the dialog was closed. */
  const giveAgain = async (account: Created) => {
    if (await give(account)) notify('userPages.services.saved', { type: 'success' });
  };

  const onCreated = (user: RaRecord, typed: Record<string, unknown>) => {
    const chosen = Object.entries(typed['services'] as ServiceFlags).filter(([, isOn]) => isOn);
    const none = creationServices.map((key) => [key, false] as const);
    const flags: ServiceFlags = Object.fromEntries([...none, ...chosen]);
    const account = { user, email: String(typed['email']).trim(), flags };
    setCreated(account);
    if (mayGive) void give(account);
  };
  const backToUsers = () => {
    // The page stays mounted until the next one has loaded.
    hasLeft.current = true;
    const createdUser = created ? { email: created.email, ...created.user } : undefined;
    void navigate(paths.manage, { state: { ...adminTabState('users'), createdUser } });
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
      {isGiven && (
        <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 3 }}>
          {t('userPages.services.saved')}
        </Typography>
      )}
      {failure && (
        <Alert
          severity="error"
          variant="outlined"
          sx={{ mt: 4 }}
          action={
            <Button color="inherit" onClick={() => void give(created)}>
              {text('retry')}
            </Button>
          }
        >
          {text('servicesFailed', { reason: t(failure.message, failure.messageArgs) })}
        </Alert>
      )}
    </TitledDialog>
  );
  return { mayGive, onCreated, dialog };
};
