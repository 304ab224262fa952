import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState, type KeyboardEvent } from 'react';
import { LabelledTextField, type LabelledTextFieldProps } from './LabelledTextField';

export type PasswordFieldProps = Omit<
  LabelledTextFieldProps,
  'type' | 'endAdornment' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
>;

export const PasswordField = ({ help, ...props }: PasswordFieldProps) => {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  // Missing in the synthetic key events of password managers.
  const watchCapsLock = ({ nativeEvent }: KeyboardEvent) =>
    setCapsLock(nativeEvent.getModifierState?.('CapsLock') ?? false);

  return (
    <LabelledTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
      help={hasCapsLock ? <output>{t('ui.password.capsLock')}</output> : help}
      endAdornment={
        <IconButton
          edge="end"
          size="small"
          aria-label={t(isShown ? 'ui.password.hide' : 'ui.password.show')}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      }
    />
  );
};
