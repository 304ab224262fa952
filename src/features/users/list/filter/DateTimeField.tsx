import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { useTranslate } from 'ra-core';
import { isEnglish } from '../../../../model/locale';
import { DatePickers } from '../../../../ui/inputs/DatePickers';
import { toMinute, type DateTimeFilter } from './userFilter';

interface DateTimeFieldProps {
  name: DateTimeFilter;
  label: string;
  value: string | undefined;
  problem: string | null;
  onChange: (value: string | undefined) => void;
}

const toFilterValue = (date: Date | null): string | undefined =>
  date === null || Number.isNaN(date.getTime()) ? undefined : toMinute(date);

const labelAboveStyle = {
  '& .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    mb: 1.5,
    typography: 'body2',
    fontWeight: 500,
    color: 'text.primary',
  },
  '& fieldset': { top: 0 },
  '& legend': { display: 'none' },
  '& .MuiFormHelperText-root': { mx: 0 },
} as const;

const DateTimeField = ({ name, label, value, problem, onChange }: DateTimeFieldProps) => {
  const t = useTranslate();
  return (
    <DatePickers>
      <DateTimePicker
        label={label}
        ampm={false}
        {...(isEnglish() && { format: 'yyyy-MM-dd HH:mm' })}
        value={value ? new Date(value) : null}
        onChange={(date) => onChange(toFilterValue(date))}
        slotProps={{
          field: { clearable: true },
          textField: {
            name,
            size: 'small',
            fullWidth: true,
            sx: labelAboveStyle,
            slotProps: { inputLabel: { shrink: true } },
            ...(problem ? { error: true, helperText: t(problem) } : {}),
          },
        }}
      />
    </DatePickers>
  );
};

export default DateTimeField;
