import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../api/useData';
import { useTellFailure } from '../../api/useTellFailure';
import type { MfaType } from '../../model/user';
import { Modal } from '../../ui/Modal';
import { SubmitButton } from '../../ui/SubmitButton';
import { useSubmission } from '../../ui/useSubmission';
import { MfaTypeRadios } from './MfaTypeRadios';
import { useAccountChanged } from './useAccount';
import { useEndOfSession } from './useEndOfSession';

interface MfaTypeDialogProps {
  current: MfaType;
  onClose: () => void;
  /** Told once the server has taken another type. */
  onChosen: (type: MfaType) => void;
  /** Told where it holds at once. */
  onChanged: () => void;
}

/** Chooses the second factor. Nothing is sent where it stays as it is (spec 1 §4 "MFA type change"). */
export const MfaTypeDialog = ({ current, onClose, onChosen, onChanged }: MfaTypeDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const tellFailure = useTellFailure();
  const endOfSession = useEndOfSession();
  const accountChanged = useAccountChanged();
  const { busy, wait, submit } = useSubmission();
  const [type, setType] = useState(current);
  const title = t('profile.mfa.select');

  const settle = async () => {
    const account = await accountChanged({ mfa_type: type });
    if (account?.mfa_type === type) onChanged();
  };
  const save = async () => {
    await data.changeMfaType(type);
    notify('profile.mfa.updated', { type: 'success' });
    void settle();
    onClose();
    onChosen(type);
  };
  const confirm = () => {
    if (type === current) return onClose();
    void submit(save, (error) => (endOfSession(error) ? null : tellFailure('changeMfaType', error)));
  };

  return (
    <Modal
      open
      size="sm"
      title={title}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {t('profile.mfa.cancel')}
          </Button>
          <SubmitButton
            type="button"
            label={t('profile.mfa.confirm')}
            busyLabel={t('profile.mfa.confirming')}
            busy={busy}
            wait={wait}
            onClick={confirm}
          />
        </>
      }
    >
      <MfaTypeRadios label={title} value={type} disabled={busy} onChange={setType} />
    </Modal>
  );
};
