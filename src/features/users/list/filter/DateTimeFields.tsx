import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { useTranslate } from 'ra-core';
import { isEnglish } from '../../../../model/locale';
import { DatePickers } from '../../../../ui/inputs/DatePickers';
import { dateTimeFilters, type FilterDraft, type DateTimeFilter, type UserFilter } from './userFilter';

interface DateTimeFieldsProps {
  filter: UserFilter;
  getProblem: (name: DateTimeFilter) => string | null;
  onChange: (part: FilterDraft) => void;
}

/** Without seconds, because the server then matches the whole minute. */
const toFilterValue = (date: Date | null): string | undefined =>
  date === null || Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, 16)}Z`;

const labelAbove = {
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

const DateTimeFields = ({ filter, getProblem, onChange }: DateTimeFieldsProps) => {
  const t = useTranslate();
  return (
    <DatePickers>
      {dateTimeFilters.map((name) => {
        const problem = getProblem(name);
        return (
          <DateTimePicker
            key={name}
            label={t(`users.filters.${name}`)}
            ampm={false}
            {...(isEnglish() && { format: 'yyyy-MM-dd HH:mm' })}
            value={filter[name] === undefined ? null : new Date(filter[name])}
            onChange={(date) => onChange({ [name]: toFilterValue(date) })}
            slotProps={{
              field: { clearable: true },
              textField: {
                name,
                size: 'small',
                fullWidth: true,
                sx: labelAbove,
                slotProps: { inputLabel: { shrink: true } },
                ...(problem ? { error: true, helperText: t(problem) } : {}),
              },
            }}
          />
        );
      })}
    </DatePickers>
  );
};

export default DateTimeFields;
