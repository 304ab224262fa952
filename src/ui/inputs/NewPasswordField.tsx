import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Unchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '../styles';
import { PasswordField, type PasswordFieldProps } from './PasswordField';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** What is typed into the field that repeats the password. */
  confirmation: string;
  minLength: number;
}

/** Shows below the field which rules the password meets. Needs the messages `newPassword`. */
export const NewPasswordField = ({ confirmation, minLength, ...props }: NewPasswordFieldProps) => {
  const t = useTranslate();
  const { value } = props;
  const rules = [
    { text: t('newPassword.length', { min: minLength }), isMet: value.length >= minLength },
    { text: t('newPassword.equal'), isMet: value !== '' && value === confirmation },
  ];
  return (
    <Box>
      <PasswordField {...props} autoComplete="new-password" />
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, typography: 'caption', color: 'text.secondary' }}
      >
        {rules.map(({ text, isMet }) => {
          const Icon = isMet ? CheckCircle : Unchecked;
          return (
            <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Icon sx={{ fontSize: '1rem', color: isMet ? 'success.main' : 'text.secondary' }} />
              {text}
              <span style={visuallyHidden}>{t(isMet ? 'newPassword.met' : 'newPassword.unmet')}</span>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};

type BoundField = Omit<PasswordFieldProps, 'autoComplete'>;

/** Fields of a public form for a new password and its confirmation. */
export const NewPasswordFields = (props: {
  password: BoundField;
  confirmation: BoundField;
  minLength: number;
}) => (
  <>
    <NewPasswordField
      {...props.password}
      minLength={props.minLength}
      confirmation={props.confirmation.value}
    />
    <PasswordField {...props.confirmation} autoComplete="new-password" />
  </>
);
