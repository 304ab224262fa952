import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isProofWrong, getRequiredProof } from './proofErrors';
import { fieldConstraints } from '../../model/fromContract';
import { HttpError } from '../../api/HttpError';
import { useFormErrors } from '../../api/useNotifyError';
import { useUser } from '../../auth/useAuth';
import { oldPasswordProblem } from '../../model/profile/passwordChange';
import type { Proof, ProofField } from '../../model/profile/profile';
import { FormDialog } from '../../ui/form/FormDialog';
import { LabelledPasswordInput } from '../../ui/inputs/LabelledPasswordInput';
import { CodeInput } from './CodeInput';

interface ProofDialogProps {
  required: readonly ProofField[];
  /** Repeats the call with the proof. */
  send: (proof: Proof) => Promise<void>;
  /** Called if the call fails for another reason than the proof. */
  onFailed: (error: unknown) => void;
  onClose: () => void;
}

const defaultValues = { old_password: '', code: '' };

const isThrottled = (error: unknown) => error instanceof HttpError && error.status === 429;

const ProofDialog = ({ required: initial, send, onFailed, onClose }: ProofDialogProps) => {
  const t = useTranslate();
  const user = useUser();
  const handleError = useFormErrors('confirmChange');
  const [required, setRequired] = useState(initial);
  if (!user) return null;

  const onError = (error: unknown, names: readonly string[]) => {
    if (isProofWrong(error) || isThrottled(error)) return handleError(error, names);
    const more = getRequiredProof(error);
    if (more) setRequired([...required, ...more]);
    else onFailed(error);
    return { errors: {}, wait: null };
  };
  const needsPassword = required.includes('old_password');
  const needsCode = required.includes('code');
  return (
    <FormDialog
      size="sm"
      title="proof.title"
      submit="ui.confirm.confirm"
      busy="ui.confirm.busy"
      defaultValues={defaultValues}
      save={({ old_password, code }: typeof defaultValues) =>
        send({
          ...(needsPassword && { old_password: old_password }),
          ...(needsCode && { code: code }),
        })
      }
      onSaved={() => undefined}
      onError={onError}
      onClose={onClose}
      closesAtOnce
    >
      <Stack sx={{ gap: 4 }}>
        <Typography color="textSecondary">{t(needsPassword ? 'proof.password' : 'proof.code')}</Typography>
        {needsPassword && (
          <LabelledPasswordInput
            source="old_password"
            label="profile.password.old"
            maxLength={fieldConstraints('updateUser', 'old_password').maxLength}
            validate={oldPasswordProblem}
            autoComplete="current-password"
          />
        )}
        {needsCode && <CodeInput user={user} />}
      </Stack>
    </FormDialog>
  );
};

export default ProofDialog;
