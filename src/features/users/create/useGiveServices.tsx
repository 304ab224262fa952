import { Alert, Button, Typography } from '@mui/material';
import { useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessageOf, type ErrorMessage } from '../../../api/errors';
import { HttpError } from '../../../api/HttpError';
import { useData } from '../../../api/useData';
import { useAuth } from '../../../auth/useAuth';
import { atAdminTab } from '../../../model/tabs';
import { type ServiceFlags, creationServices } from '../../../model/dic-services/services';
import { paths } from '../../../paths';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';

type ServicesStep = 'none' | 'running' | 'done' | ErrorMessage;

interface Created {
  user: RaRecord;
  email: string;
  flags: Partial<ServiceFlags>;
}

/** Saves the services after the account was created (spec 2 §4 "User creation"). */
export const useGiveServices = () => {
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const mayGive = useAuth().may('dic-services.give');
  const navigate = useNavigate();
  const [created, setCreated] = useState<Created | null>(null);
  const [step, setStep] = useState<ServicesStep>('none');

  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const notifyError = (account: Created, error: unknown) => {
    const failure = errorMessageOf('saveServiceAccess', error);
    setStep(failure);
    if (!hasLeft.current) return;
    const reason = t(failure.message, failure.messageArgs);
    notify('userPages.create.done.servicesFailedFor', {
      type: 'error',
      messageArgs: { reason, email: account.email },
      action: {
        label: 'action.retry',
        onClick: () => void give(account, () => notify('userPages.services.saved', { type: 'success' })),
      },
    });
  };
  const give = async (account: Created, onDone = () => setStep('done')) => {
    setStep('running');
    try {
      // A server may confirm an account without its id, which the services need.
      if (!account.user.id) throw new HttpError(0, account.user, 'format');
      await data.saveServiceAccess(Number(account.user.id), account.flags);
    } catch (error) {
      notifyError(account, error);
      return;
    }
    onDone();
  };

  const onCreated = (user: RaRecord, typed: Record<string, unknown>) => {
    const chosen = typed['services'] as Partial<ServiceFlags>;
    const flags = Object.fromEntries(creationServices.map((key) => [key, chosen[key] ?? false]));
    const account = { user, email: String(typed['email']).trim(), flags };
    setCreated(account);
    if (mayGive) void give(account);
  };

  const backToUsers = () => {
    // The page stays mounted until the next one is loaded.
    hasLeft.current = true;
    const createdUser = created ? { email: created.email, ...created.user } : undefined;
    void navigate(paths.manage, { state: { ...atAdminTab('users'), createdUser } });
  };
  const retry = () => created && void give(created);
  const dialog = created && <CreatedDialog step={step} onRetry={retry} onClose={backToUsers} />;
  return { mayGive, onCreated, dialog };
};

interface CreatedDialogProps {
  step: ServicesStep;
  onRetry: () => void;
  onClose: () => void;
}

const CreatedDialog = ({ step, onRetry, onClose }: CreatedDialogProps) => {
  const t = useTranslate();
  const failure = typeof step === 'object' ? step : null;
  const text = (name: string) => t(`userPages.create.done.${name}`);
  return (
    <TitledDialog
      open
      onClose={onClose}
      size="sm"
      title={text('title')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {text('back')}
        </Button>
      }
    >
      <Typography>{text('text')}</Typography>
      {(step === 'running' || step === 'done') && (
        <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 3 }}>
          {step === 'running' ? text('services') : t('userPages.services.saved')}
        </Typography>
      )}
      {failure && (
        <Alert
          severity="error"
          variant="outlined"
          sx={{ mt: 4 }}
          action={
            <Button color="inherit" onClick={onRetry}>
              {text('retry')}
            </Button>
          }
        >
          {t('userPages.create.done.servicesFailed', { reason: t(failure.message, failure.messageArgs) })}
        </Alert>
      )}
    </TitledDialog>
  );
};
