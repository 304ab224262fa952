import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { mfaTypes } from '../../model/profile/mfa';
import type { MfaType } from '../../model/users/user';

interface MfaTypeRadiosProps {
  /** Names the group. */
  label: string;
  value: MfaType;
  disabled?: boolean;
  onChange: (type: MfaType) => void;
}

/** The three second factors to choose from (spec 1 §2 "Profile page" 2). */
export const MfaTypeRadios = ({ label, value, disabled = false, onChange }: MfaTypeRadiosProps) => {
  const t = useTranslate();
  return (
    <RadioGroup aria-label={label} value={value} onChange={(_event, type) => onChange(type as MfaType)}>
      {mfaTypes.map((type) => (
        <FormControlLabel
          key={type}
          value={type}
          disabled={disabled}
          label={t(`profile.mfa.type.${type}`)}
          control={<Radio />}
        />
      ))}
    </RadioGroup>
  );
};
