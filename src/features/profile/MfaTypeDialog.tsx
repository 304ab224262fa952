import { Button, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import { mfaTypes } from '../../model/profile/mfa';
import type { MfaType } from '../../model/users/user';
import { Dialog } from '../../ui/dialogs/Dialog';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useSubmission } from '../../ui/form/useSubmission';
import { useEndOfSession, useProfileChanged } from './useProfile';

interface MfaTypeDialogProps {
  current: MfaType;
  onClose: () => void;
  onChosen: (type: MfaType) => void;
  /** It holds at once. */
  onChanged: () => void;
}

/** Chooses the second factor. Nothing is sent where it stays as it is (spec 1 §4 "MFA type change"). */
export const MfaTypeDialog = ({ current, onClose, onChosen, onChanged }: MfaTypeDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const notifyError = useNotifyError();
  const endOfSession = useEndOfSession();
  const profileChanged = useProfileChanged();
  const { busy, wait, submit } = useSubmission();
  const [type, setType] = useState(current);
  const title = t('profile.mfa.select');

  const settle = async () => {
    const account = await profileChanged({ mfa_type: type });
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
    void submit(save, (error) => (endOfSession(error) ? null : notifyError('changeMfaType', error)));
  };

  return (
    <Dialog
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
    </Dialog>
  );
};

interface MfaTypeRadiosProps {
  label: string;
  value: MfaType;
  disabled?: boolean;
  onChange: (type: MfaType) => void;
}

export const MfaTypeRadios = ({ label, value, disabled = false, onChange }: MfaTypeRadiosProps) => {
  const t = useTranslate();
  return (
    <RadioGroup aria-label={label} value={value} onChange={(_event, type) => onChange(type as MfaType)}>
      {mfaTypes.map((type) => (
        <FormControlLabel
          key={type}
          value={type}
          disabled={disabled}
          label={t(`profile.mfa.type.${type}`)}
          control={<Radio />}
        />
      ))}
    </RadioGroup>
  );
};
