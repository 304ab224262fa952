import { OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { sessionLimits } from '../../../model/userRoles';
import { describedBy, FieldFrame } from '../../../ui/FieldFrame';

interface SessionLimitInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  readOnly: boolean;
}

/** How many sessions an account may have at a time: 1 to 10 (spec 2 §5). */
export const SessionLimitInput = ({ label, value, onChange, error, readOnly }: SessionLimitInputProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <OutlinedInput
        id={id}
        name="max_active_sessions"
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
