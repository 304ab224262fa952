import { OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { sessionLimits } from '../userRoles';
import { detailProblems } from '../userRules';
import { describedBy, FieldFrame } from '../../../ui/inputs/FieldFrame';
import { useField } from '../../../ui/inputs/useField';
import { ruleOf } from '../ruleOf';

/** How many sessions an account may have at a time: 1 to 10 (spec 2 §5). */
export const SessionLimitInput = ({ readOnly }: { readOnly: boolean }) => {
  const { name, label, value, onChange, error } = useField<string>({
    source: 'max_active_sessions',
    label: 'userPages.field.max_active_sessions',
    validate: ruleOf(detailProblems, 'max_active_sessions'),
  });
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        type="number"
        fullWidth
        size="small"
        value={value}
        readOnly={readOnly}
        error={Boolean(error)}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          input: {
            min: sessionLimits.least,
            max: sessionLimits.most,
            step: 1,
            'aria-describedby': describedBy(id, error, false),
            'aria-invalid': Boolean(error),
          },
        }}
      />
    </FieldFrame>
  );
};
