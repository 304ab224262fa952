import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useAuth } from '../../auth/useAuth';
import { CheckboxInput } from '../../ui/inputs/CheckboxInput';
import { FilePicker } from '../../ui/inputs/FilePicker';
import { PicturePreview } from '../../ui/inputs/PicturePreview';
import { TextInput } from '../../ui/inputs/TextInput';
import { type FieldProps, useField } from '../../ui/inputs/useField';
import type { RoleFlag } from './userForms';

export const EmailInput = ({
  validate,
  readOnly = false,
}: Pick<FieldProps, 'validate'> & { readOnly?: boolean }) => (
  <TextInput
    source="email"
    label="userPages.field.email"
    type="email"
    inputMode="email"
    autoComplete="off"
    validate={validate}
    readOnly={readOnly}
  />
);

const names = ['first_name', 'last_name', 'title'] as const;

export const NameInputs = ({ readOnly = false }: { readOnly?: boolean }) => (
  <>
    {names.map((name) => (
      <TextInput
        key={name}
        source={name}
        label={`userPages.field.${name}`}
        autoComplete="off"
        readOnly={readOnly}
      />
    ))}
  </>
);

const frame = { width: 96, height: 96, objectFit: 'cover', borderRadius: 2 } as const;

/** The picture of an account, at the address `current`, and the way to another; what is no picture is refused by the server. */
export const PictureInput = ({ current = null }: { current?: string | null | undefined }) => {
  const t = useTranslate();
  const field = useField<File | ''>({ source: 'picture', label: 'userPages.field.picture' });
  const chosen = field.value || null;
  const shown = chosen ?? current;
  const text = (name: string) => t(`userPages.picture.${name}`);
  return (
    <FilePicker
      label={field.label}
      name={field.name}
      accept="image/*"
      choose={text(shown ? 'replace' : 'choose')}
      error={field.error}
      onChoose={field.onChange}
      after={chosen && <Button onClick={() => field.onChange('')}>{text('undo')}</Button>}
    >
      {shown && <PicturePreview picture={shown} alt={text(chosen ? 'chosen' : 'current')} frame={frame} />}
      {chosen && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {chosen.name}
        </Typography>
      )}
    </FilePicker>
  );
};

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

export const FormActions = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: { xs: 'sticky', sm: 'static' },
      bottom: 0,
      mt: 6,
      py: 3,
      display: 'flex',
      gap: 3,
      bgcolor: 'background.default',
      '& > *': { flex: { xs: 1, sm: 'none' } },
      zIndex: 1,
    }}
  >
    {children}
  </Box>
);
