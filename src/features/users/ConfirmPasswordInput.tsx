import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PasswordInput } from '../../ui/inputs/PasswordInput';
import type { FieldProps } from '../../ui/inputs/useField';

/** The password again. It is right or wrong by what the other field holds as well. */
export const ConfirmPasswordInput = ({ validate }: Pick<FieldProps, 'validate'>) => {
  const { trigger, formState } = useFormContext();
  const { isSubmitted } = formState;
  const password: unknown = useWatch({ name: 'password' });
  useEffect(() => {
    if (isSubmitted) void trigger('confirm_password');
    // oxlint-disable-next-line react/exhaustive-deps -- looked at again with every change of the password alone
  }, [password]);
  return (
    <PasswordInput source="confirm_password" label="userPages.field.confirm_password" validate={validate} />
  );
};
