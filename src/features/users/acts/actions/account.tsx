import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useUser } from '../../../../auth/useAuth';
import { dayText, isDay, readDay, toLocalDay } from '../../../../model/time';
import type { User } from '../../../../model/users/user';
import type { UserRecord } from '../../../../model/users/userRecord';
import { CheckboxField } from '../../../../ui/inputs/CheckboxInput';
import { DayField } from '../../../../ui/inputs/DayField';
import { LabelledTextField } from '../../../../ui/inputs/LabelledTextField';
import { sessionLimits } from '../../account/userForms';
import { isSessionLimit } from '../../account/userRules';
import type { BulkAction, Choices, InputsProps } from '../bulkAction';
import type { UserValues } from '../changes';

/** Sets one value for all users. */
const setValue = <Name extends 'is_active' | 'max_active_sessions' | 'verified_until'>(
  name: Name,
  getValue: (choices: Choices) => UserValues[Name],
  summarize: (choices: Choices) => readonly [key: string, args?: object],
): BulkAction => ({
  plan: (users, choices) =>
    users.map((user) => ({
      user,
      before: { [name]: readValues(user)[name] },
      after: { [name]: getValue(choices) },
    })),
  summarize: ({ length }, choices, { t }) => {
    const [key, args] = summarize(choices);
    return [t(`users.bulk.${key}`, { ...args, smart_count: length })];
  },
});

const readValues = ({ is_active, max_active_sessions, verified_until }: UserRecord) => ({
  is_active: Boolean(is_active),
  max_active_sessions: max_active_sessions ?? sessionLimits.min,
  verified_until: readDay(verified_until ?? ''),
});

export const activate = setValue(
  'is_active',
  () => true,
  () => ['activate.text'],
);

/** Only superusers may see and change the sessions and services of others. */
const canRevoke = (me: User | null) => me?.is_superuser === true;

const DeactivationOptions = ({ choices, onChange }: InputsProps) => {
  const t = useTranslate();
  const me = useUser();
  return (
    <div>
      <Typography>{t('users.bulk.deactivate.stays')}</Typography>
      {canRevoke(me) && (
        <Box sx={{ mt: 1 }}>
          {(['endsSessions', 'takesServices'] as const).map((name) => (
            <CheckboxField
              key={name}
              name={name}
              label={t(`users.bulk.deactivate.${name}`)}
              checked={choices[name]}
              onChange={(isChosen) => onChange({ [name]: isChosen })}
            />
          ))}
        </Box>
      )}
    </div>
  );
};

export const deactivate: BulkAction = {
  ...setValue(
    'is_active',
    () => false,
    () => ['deactivate.text'],
  ),
  isHarmful: true,
  Options: DeactivationOptions,
  applyOptions: (change, { endsSessions, takesServices }, { me }) => ({
    ...change,
    after: {
      ...change.after,
      ...(endsSessions && canRevoke(me) && { sessions: 0 }),
      ...(takesServices && canRevoke(me) && { services: {} }),
    },
  }),
};

const LimitInput = ({ choices, onChange }: InputsProps) => {
  const t = useTranslate();
  const { limit } = choices;
  return (
    <LabelledTextField
      label={t('userPages.field.max_active_sessions')}
      type="number"
      inputMode="numeric"
      {...sessionLimits}
      required
      value={limit}
      onChange={(typed) => onChange({ limit: typed })}
      error={limit !== '' && !isSessionLimit(limit) && t('userPages.problem.limit')}
      help={t('users.bulk.sessionLimit.help')}
    />
  );
};

export const sessionLimit: BulkAction = {
  ...setValue(
    'max_active_sessions',
    ({ limit }) => Number(limit),
    ({ limit }) => ['sessionLimit.count', { limit: Number(limit) }],
  ),
  Inputs: LimitInput,
  isComplete: ({ limit }) => isSessionLimit(limit),
};

const DayInputs = ({ choices, onChange }: InputsProps) => {
  const t = useTranslate();
  const { day, isCleared } = choices;
  const [today] = useState(() => toLocalDay(new Date()));
  return (
    <Stack sx={{ gap: 2 }}>
      <DayField
        label={t('userPages.field.verified_until')}
        required={!isCleared}
        disabled={isCleared}
        value={isCleared ? '' : day}
        onChange={(typed) => onChange({ day: typed })}
        error={!isCleared && day !== '' && !isDay(day) && t('userPages.problem.dayInvalid')}
        help={!isCleared && isDay(day) && day < today && t('users.bulk.verifiedUntil.past')}
      />
      <CheckboxField
        name="isCleared"
        label={t('users.bulk.verifiedUntil.without')}
        checked={isCleared}
        onChange={(isChecked) => onChange({ isCleared: isChecked })}
      />
    </Stack>
  );
};

export const verifiedUntil: BulkAction = {
  ...setValue(
    'verified_until',
    ({ day, isCleared }) => (isCleared ? '' : day),
    ({ day, isCleared }) => [`verifiedUntil.${isCleared ? 'cleared' : 'count'}`, { day: dayText(day) }],
  ),
  Inputs: DayInputs,
  isComplete: ({ day, isCleared }) => isCleared || isDay(day),
};
