import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isProofWrong, getRequiredProof } from './proofErrors';
import { fieldConstraints } from '../../model/fromContract';
import { hasStatus } from '../../api/HttpError';
import { useFormErrors } from '../../api/useNotifyError';
import { useUser } from '../../auth/useAuth';
import { passwordChangeRules } from '../../model/profile/passwordChange';
import type { ProofValues, ProofField } from '../../model/profile/profile';
import { FormDialog } from '../../ui/form/FormDialog';
import { LabelledPasswordInput } from '../../ui/inputs/LabelledPasswordInput';
import { CodeInput } from './CodeInput';

interface ProofDialogProps {
  requiredFields: readonly ProofField[];
  /** Repeats the call with the proof. */
  send: (proof: ProofValues) => Promise<void>;
  /** Called if the call fails for another reason than the proof. */
  onError: (error: unknown) => void;
  onClose: () => void;
}

const defaultValues = { old_password: '', code: '' };

const isThrottled = (error: unknown) => hasStatus(error, 429);

const ProofDialog = ({ requiredFields: initialFields, send, onError, onClose }: ProofDialogProps) => {
  const t = useTranslate();
  const user = useUser();
  const handleError = useFormErrors('confirmChange');
  const [requiredFields, setRequiredFields] = useState(initialFields);
  if (!user) return null;

  const handleFormError = (error: unknown, names: readonly string[]) => {
    if (isProofWrong(error) || isThrottled(error)) return handleError(error, names);
    const otherFields = getRequiredProof(error);
    if (otherFields) setRequiredFields([...requiredFields, ...otherFields]);
    else onError(error);
    return { errors: {}, wait: null };
  };
  const needsPassword = requiredFields.includes('old_password');
  const needsCode = requiredFields.includes('code');
  return (
    <FormDialog
      size="sm"
      title="proof.title"
      submit="ui.confirm.confirm"
      busy="ui.confirm.busy"
      defaultValues={defaultValues}
      save={({ old_password, code }: typeof defaultValues) =>
        send({
          ...(needsPassword && { old_password }),
          ...(needsCode && { code }),
        })
      }
      onSaved={() => undefined}
      onError={handleFormError}
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
            validate={passwordChangeRules.old_password}
            autoComplete="current-password"
          />
        )}
        {needsCode && <CodeInput user={user} />}
      </Stack>
    </FormDialog>
  );
};

export default ProofDialog;
