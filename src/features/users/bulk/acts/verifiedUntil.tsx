import { Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dayOf, dayText, isDay, readDay } from '../../../../model/time';
import { CheckboxField } from '../../../../ui/inputs/CheckboxInput';
import { LabelledTextField } from '../../../../ui/inputs/LabelledTextField';
import type { Act, InputsProps } from '../act';
import { planOfField } from './accountField';

interface ChosenDay {
  day: string;
  /** Takes the date away: an empty field could be a mistake. */
  isWithout: boolean;
}

const DayInputs = ({ values, onChange }: InputsProps<ChosenDay>) => {
  const t = useTranslate();
  const { day, isWithout } = values;
  const [today] = useState(() => dayOf(new Date()));
  const isPast = isDay(day) && day < today;
  return (
    <Stack sx={{ gap: 2 }}>
      <LabelledTextField
        label={t('userPages.field.verified_until')}
        type="date"
        required={!isWithout}
        disabled={isWithout}
        value={isWithout ? '' : day}
        onChange={(typed) => onChange({ ...values, day: typed })}
        help={!isWithout && isPast && t('users.bulk.verifiedUntil.past')}
      />
      <CheckboxField
        name="isWithout"
        label={t('users.bulk.verifiedUntil.without')}
        checked={isWithout}
        onChange={(isChecked) => onChange({ ...values, isWithout: isChecked })}
      />
    </Stack>
  );
};

export const verifiedUntil: Act<ChosenDay> = {
  call: 'editAccount',
  initial: { day: '', isWithout: false },
  Inputs: DayInputs,
  isComplete: (values) => values.isWithout || isDay(values.day),
  plan: async (people, values, tools) => {
    const { t } = tools;
    const day = values.isWithout ? '' : values.day;
    return planOfField(people, tools, {
      field: 'verified_until',
      value: day,
      of: (user) => readDay(user.verified_until ?? ''),
      show: (value) => dayText(value) || t('users.bulk.none'),
      meta: { method: 'POST' },
      summary: (count) => {
        const args = { smart_count: count, day: dayText(day) };
        return t(`users.bulk.verifiedUntil.${day ? 'count' : 'cleared'}`, args);
      },
    });
  },
};
