import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useAuth } from '../../auth/useAuth';
import type { RoleFlag } from './userRoles';
import { CheckInput } from '../../ui/inputs/CheckInput';
import { useField } from '../../ui/inputs/useField';

interface RoleInputsProps {
  flags: readonly RoleFlag[];
  /** Shows them without letting them be changed. */
  readOnly?: boolean;
}

/** What an account may do. */
export const RoleInputs = ({ flags, readOnly = false }: RoleInputsProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', columnGap: 4 }}>
    {flags.map((flag) => (
      <RoleInput key={flag} flag={flag} readOnly={readOnly} />
    ))}
  </Box>
);

/** That somebody becomes a superuser is for superusers to decide. */
const RoleInput = ({ flag, readOnly }: { flag: RoleFlag; readOnly: boolean }) => {
  const t = useTranslate();
  const isBarred = !useAuth().may('users.promote') && flag === 'is_superuser';
  const { name, label, value, onChange } = useField<boolean>({
    source: flag,
    label: `userPages.field.${flag}`,
  });
  return (
    <CheckInput
      name={name}
      label={label}
      checked={value}
      onChange={onChange}
      disabled={readOnly || isBarred}
      help={!readOnly && isBarred ? t('userPages.onlySuperusers') : undefined}
    />
  );
};
