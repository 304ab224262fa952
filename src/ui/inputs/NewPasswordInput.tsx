import { Box } from '@mui/material';
import { useFormState, useWatch } from 'react-hook-form';
import { LabelledPasswordInput, type LabelledPasswordInputProps } from './LabelledPasswordInput';
import { NewPasswordField } from './NewPasswordField';
import { useField, useRevalidation, type FieldProps } from './useField';

export const ConfirmPasswordInput = ({
  passwordSource,
  ...props
}: LabelledPasswordInputProps & { passwordSource: string }) => {
  useRevalidation(props.source, [passwordSource], useFormState().isSubmitted);
  return <LabelledPasswordInput {...props} />;
};

interface NewPasswordInputProps extends FieldProps {
  confirmationSource: string;
  minLength: number;
  help?: string;
}

export const NewPasswordInput = ({
  confirmationSource,
  minLength,
  help,
  ...props
}: NewPasswordInputProps) => {
  const confirmation: unknown = useWatch({ name: confirmationSource });
  return (
    <NewPasswordField
      {...useField<string>(props)}
      minLength={minLength}
      help={help}
      confirmation={typeof confirmation === 'string' ? confirmation : ''}
    />
  );
};

interface NewPasswordInputsProps {
  password: FieldProps;
  confirmation: FieldProps;
  minLength: number;
  help?: string;
}

/** A new password and its confirmation. */
export const NewPasswordInputs = ({
  password,
  confirmation,
  minLength,
  help = '',
}: NewPasswordInputsProps) => (
  <>
    {/* Begins a row, where the fields stand in columns. */}
    <Box sx={{ gridColumn: 1 }}>
      <NewPasswordInput
        {...password}
        help={help}
        minLength={minLength}
        confirmationSource={confirmation.source}
      />
    </Box>
    <ConfirmPasswordInput {...confirmation} passwordSource={password.source} />
  </>
);
