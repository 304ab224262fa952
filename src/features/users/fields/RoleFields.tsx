import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useAuth } from '../../../auth/useAuth';
import type { RoleFlag } from '../../../model/userRoles';
import { CheckInput } from '../../../ui/CheckInput';

interface RoleFieldsProps {
  flags: readonly RoleFlag[];
  values: Partial<Record<RoleFlag, boolean>>;
  onChange: (flag: RoleFlag, value: boolean) => void;
  /** Shows them without letting them be changed. */
  readOnly?: boolean;
}

/** What an account may do. That somebody becomes a superuser is for superusers to decide. */
export const RoleFields = ({ flags, values, onChange, readOnly = false }: RoleFieldsProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const isBarred = (flag: RoleFlag) => flag === 'is_superuser' && !auth.may('users.promote');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', columnGap: 4 }}>
      {flags.map((flag) => (
        <CheckInput
          key={flag}
          name={flag}
          label={t(`userPages.field.${flag}`)}
          checked={values[flag] ?? false}
          onChange={(value) => onChange(flag, value)}
          disabled={readOnly || isBarred(flag)}
          help={!readOnly && isBarred(flag) ? t('userPages.onlySuperusers') : undefined}
        />
      ))}
    </Box>
  );
};
