import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useAuth } from '../../auth/useAuth';
import { CheckboxInput } from '../../ui/inputs/CheckboxInput';
import type { RoleFlag } from './userRoles';

interface RoleInputsProps {
  flags: readonly RoleFlag[];
  readOnly?: boolean;
}

/** What an account may do. That somebody becomes a superuser is for superusers to decide. */
export const RoleInputs = ({ flags, readOnly = false }: RoleInputsProps) => {
  const t = useTranslate();
  const mayPromote = useAuth().may('users.promote');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', columnGap: 4 }}>
      {flags.map((flag) => {
        const isBarred = !mayPromote && flag === 'is_superuser';
        return (
          <CheckboxInput
            key={flag}
            source={flag}
            label={`userPages.field.${flag}`}
            disabled={readOnly || isBarred}
            help={!readOnly && isBarred ? t('userPages.onlySuperusers') : undefined}
          />
        );
      })}
    </Box>
  );
};
