import { Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { toLocalDay, dayText, isDay } from '../../../../model/time';
import { CheckboxField } from '../../../../ui/inputs/CheckboxInput';
import { DayField } from '../../../../ui/inputs/DayField';
import { LabelledTextField } from '../../../../ui/inputs/LabelledTextField';
import { sessionLimits } from '../../account/userForms';
import { isSessionLimit } from '../../account/userRules';
import { planAccountChange } from '../accountChange';
import type { BulkAction, InputsProps } from '../bulkAction';

const LimitInput = ({ values: typed, onChange }: InputsProps<string>) => {
  const t = useTranslate();
  return (
    <LabelledTextField
      label={t('userPages.field.max_active_sessions')}
      type="number"
      inputMode="numeric"
      {...sessionLimits}
      required
      value={typed}
      onChange={onChange}
      error={typed !== '' && !isSessionLimit(typed) && t('userPages.problem.limit')}
      help={t('users.bulk.sessionLimit.help')}
    />
  );
};

export const sessionLimit: BulkAction<string> = {
  initial: '',
  Inputs: LimitInput,
  isComplete: isSessionLimit,
  plan: (users, typed, context) => {
    const limit = Number(typed);
    const summary = 'users.bulk.sessionLimit.count';
    return planAccountChange(users, 'max_active_sessions', limit, context, summary, { limit });
  },
};

interface DayChoice {
  day: string;
  /** Removes the date explicitly, because an empty field could be a mistake. */
  isCleared: boolean;
}

const DayInputs = ({ values, onChange }: InputsProps<DayChoice>) => {
  const t = useTranslate();
  const { day, isCleared } = values;
  const [today] = useState(() => toLocalDay(new Date()));
  const isPast = isDay(day) && day < today;
  return (
    <Stack sx={{ gap: 2 }}>
      <DayField
        label={t('userPages.field.verified_until')}
        required={!isCleared}
        disabled={isCleared}
        value={isCleared ? '' : day}
        onChange={(typed) => onChange({ ...values, day: typed })}
        error={!isCleared && day !== '' && !isDay(day) && t('userPages.problem.dayInvalid')}
        help={!isCleared && isPast && t('users.bulk.verifiedUntil.past')}
      />
      <CheckboxField
        name="isCleared"
        label={t('users.bulk.verifiedUntil.without')}
        checked={isCleared}
        onChange={(isChecked) => onChange({ ...values, isCleared: isChecked })}
      />
    </Stack>
  );
};

export const verifiedUntil: BulkAction<DayChoice> = {
  initial: { day: '', isCleared: false },
  Inputs: DayInputs,
  isComplete: (values) => values.isCleared || isDay(values.day),
  plan: (users, values, context) => {
    const day = values.isCleared ? '' : values.day;
    const summary = `users.bulk.verifiedUntil.${day ? 'count' : 'cleared'}`;
    return planAccountChange(users, 'verified_until', day, context, summary, { day: dayText(day) });
  },
};
