import { Alert, Button, Card, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../api/useData';
import { mfaTypes } from '../../model/profile/profile';
import type { MfaType } from '../../model/users/user';
import { useFormSubmission } from '../../ui/form/useSubmission';
import { FormDialog } from '../../ui/form/FormDialog';
import { useField } from '../../ui/inputs/useField';
import { useWithProof } from '../proof/useWithProof';
import { useUpdateProfile, useProfileFormErrors } from './useProfile';

interface MfaMethodProps {
  current: MfaType;
  /** Chosen method that becomes active when an authenticator code is verified. */
  pending: MfaType | null;
  onChoose: (type: MfaType) => void;
  /** Called when the new method is active without an authenticator code. */
  onChange: () => void;
}

export const MfaMethod = ({ current, pending, onChoose, onChange }: MfaMethodProps) => {
  const t = useTranslate();
  const shown = pending ?? current;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography variant="h3">{t('profile.mfa.method')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('profile.mfa.methodHelp')}
      </Typography>
      <Typography sx={{ my: 4, fontWeight: 500 }}>{t(`profile.mfa.shown.${shown}`)}</Typography>
      {pending && (
        <Alert severity="info" variant="outlined" role="note" sx={{ mb: 4 }}>
          {t('profile.mfa.pending', { method: t(`profile.mfa.shown.${current}`) })}
        </Alert>
      )}
      <Button variant="outlined" onClick={() => setChoosing(true)}>
        {t('profile.mfa.choose')}
      </Button>
      {isChoosing && (
        <MfaTypeDialog
          current={shown}
          onClose={() => setChoosing(false)}
          onChoose={onChoose}
          onChange={onChange}
        />
      )}
    </Card>
  );
};

type MfaTypeDialogProps = Omit<MfaMethodProps, 'pending'> & { onClose: () => void };

/** Spec 1 §4 "MFA type change": an unchanged method is not sent. */
const MfaTypeDialog = ({ current, onClose, onChoose, onChange }: MfaTypeDialogProps) => {
  const notify = useNotify();
  const data = useData();
  const updateProfile = useUpdateProfile();
  const { withProof, dialog } = useWithProof();
  const applyType = async (type: MfaType) => {
    const account = await updateProfile({ mfa_type: type });
    if (account?.mfa_type === type) onChange();
  };
  const save = async (typed: Record<string, unknown>) => {
    const type = typed['mfa_type'] as MfaType;
    if (type === current) return;
    await withProof((proof) => data.changeMfaType(type, proof));
    notify('profile.mfa.updated', { type: 'success' });
    void applyType(type);
    onChoose(type);
  };
  return (
    <>
      <FormDialog
        size="sm"
        title="profile.mfa.select"
        submit="profile.mfa.confirm"
        busy="action.updating"
        defaultValues={{ mfa_type: current }}
        save={save}
        onError={useProfileFormErrors('profile.mfa.updateFailed')}
        onClose={onClose}
        closesAtOnce
      >
        <MfaTypeInput label="profile.mfa.select" />
      </FormDialog>
      {dialog}
    </>
  );
};

export const MfaTypeInput = (props: { label: string }) => {
  const t = useTranslate();
  const { busy } = useFormSubmission();
  const { label, value, onChange } = useField<MfaType>({ source: 'mfa_type', ...props });
  return (
    <RadioGroup aria-label={label} value={value} onChange={(_event, type) => onChange(type as MfaType)}>
      {mfaTypes.map((type) => (
        <FormControlLabel
          key={type}
          value={type}
          disabled={busy}
          label={t(`profile.mfa.type.${type}`)}
          control={<Radio />}
        />
      ))}
    </RadioGroup>
  );
};
