import { useTranslate } from 'ra-core';
import { LabelledTextField } from '../../../../ui/inputs/LabelledTextField';
import { sessionLimits } from '../../account/userForms';
import { isSessionLimit } from '../../account/userRules';
import { planOfAccount } from '../accountChange';
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
  call: 'updateAccount',
  initial: '',
  Inputs: LimitInput,
  isComplete: isSessionLimit,
  plan: async (people, typed, context) => {
    const limit = Number(typed);
    const plan = planOfAccount<string>(people, { max_active_sessions: limit }, context);
    const count = plan.changes.length;
    const summary = context.t('users.bulk.sessionLimit.count', { smart_count: count, limit });
    return { ...plan, summary: count > 0 ? [summary] : [] };
  },
};
