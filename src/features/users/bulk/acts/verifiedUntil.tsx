import { Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dayOf, isDay, readDay } from '../../../../model/time';
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

const chosenDay = ({ day, isWithout }: ChosenDay) => (isWithout ? '' : day);

export const verifiedUntil: Act<ChosenDay> = {
  name: 'verifiedUntil',
  call: 'editAccount',
  initial: { day: '', isWithout: false },
  Inputs: DayInputs,
  isComplete: (values) => values.isWithout || isDay(values.day),
  plan: async (people, values, tools) => {
    const { t } = tools;
    const day = chosenDay(values);
    const shown = (value: string) => value || t('users.bulk.none');
    return planOfField(people, tools, {
      field: 'verified_until',
      value: day,
      meta: { method: 'POST' },
      before: (user) => shown(readDay(user.verified_until ?? '')),
      after: shown(day),
      summary: (count) =>
        t(`users.bulk.verifiedUntil.${day ? 'count' : 'cleared'}`, { smart_count: count, day }),
    });
  },
};
