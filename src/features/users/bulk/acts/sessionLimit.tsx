import { useTranslate } from 'ra-core';
import { LabelledTextField } from '../../../../ui/inputs/LabelledTextField';
import { sessionLimits } from '../../userForms';
import { isSessionLimit } from '../../userRules';
import type { Act, InputsProps } from '../act';
import { planOfField } from './accountField';

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

export const sessionLimit: Act<string> = {
  call: 'updateAccount',
  initial: '',
  Inputs: LimitInput,
  isComplete: isSessionLimit,
  plan: async (people, typed, tools) =>
    planOfField(people, tools, {
      field: 'max_active_sessions',
      value: Number(typed),
      of: (user) => user.max_active_sessions ?? sessionLimits.min,
      show: String,
      summary: (count) =>
        tools.t('users.bulk.sessionLimit.count', { smart_count: count, limit: Number(typed) }),
    }),
};
