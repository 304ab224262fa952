import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAuth } from '../../../../auth/useAuth';
import { dayText, isDay, readDay, toLocalDay } from '../../../../model/time';
import type { UserRecord } from '../../../../model/users/userRecord';
import { CheckboxField } from '../../../../ui/inputs/CheckboxInput';
import { DayField } from '../../../../ui/inputs/DayField';
import { LabelledTextField } from '../../../../ui/inputs/LabelledTextField';
import { sessionLimits } from '../../account/userForms';
import { isSessionLimit } from '../../account/userRules';
import type { BulkAction, Choices, InputsProps } from '../bulkAction';

/** Sets one value for all users. */
const setValue = (
  name: 'is_active' | 'max_active_sessions' | 'verified_until',
  choose: (choices: Choices) => [value: boolean | number | string, messageKey: string, args?: object],
): BulkAction => ({
  plan: (users, choices) => {
    const [value] = choose(choices);
    return users.map((user) => ({
      user,
      before: { [name]: readValues(user)[name] },
      after: { [name]: value },
    }));
  },
  summarize: ({ length }, choices, { t }) => {
    const [, messageKey, args] = choose(choices);
    return [t(`users.bulk.${messageKey}`, { ...args, smart_count: length })];
  },
});

const readValues = ({ is_active, max_active_sessions, verified_until }: UserRecord) => ({
  is_active: Boolean(is_active),
  max_active_sessions: max_active_sessions ?? sessionLimits.min,
  verified_until: readDay(verified_until ?? ''),
});

export const activate = setValue('is_active', () => [true, 'activate.text']);

const DeactivationOptions = ({ choices, onChange }: InputsProps) => {
  const t = useTranslate();
  const auth = useAuth();
  return (
    <div>
      <Typography>{t('users.bulk.deactivate.stays')}</Typography>
      {auth.may('users.inspect') && (
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
  ...setValue('is_active', () => [false, 'deactivate.text']),
  isHarmful: true,
  Options: DeactivationOptions,
  // Only superusers may see and change the sessions and services of others.
  applyOptions: (change, { endsSessions, takesServices }, { me }) => {
    const options = { ...(endsSessions && { sessions: 0 }), ...(takesServices && { services: {} }) };
    return { ...change, after: { ...change.after, ...(me?.is_superuser && options) } };
  },
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
  ...setValue('max_active_sessions', (choices) => {
    const limit = Number(choices.limit);
    return [limit, 'sessionLimit.count', { limit }];
  }),
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
  ...setValue('verified_until', ({ day, isCleared }) =>
    isCleared ? ['', 'verifiedUntil.cleared'] : [day, 'verifiedUntil.count', { day: dayText(day) }],
  ),
  Inputs: DayInputs,
  isComplete: ({ day, isCleared }) => isCleared || isDay(day),
};
