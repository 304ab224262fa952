import { Box, Button } from '@mui/material';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { useTranslate } from 'ra-core';
import { isEnglish } from '../../../../model/locale';
import { DatePickers } from '../../../../ui/inputs/DatePickers';
import {
  dateTimeFilters,
  getDaysAgo,
  toMinute,
  type FilterDraft,
  type DateTimeFilter,
  type UserFilter,
} from './userFilter';

interface DateTimeFieldsProps {
  filter: UserFilter;
  getProblem: (name: DateTimeFilter) => string | null;
  onChange: (part: FilterDraft) => void;
}

const toFilterValue = (date: Date | null): string | undefined =>
  date === null || Number.isNaN(date.getTime()) ? undefined : toMinute(date);

const offeredDays = [30, 90, 180];

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

const DateTimeFields = ({ filter, getProblem, onChange }: DateTimeFieldsProps) => {
  const t = useTranslate();
  return (
    <DatePickers>
      {dateTimeFilters.map((name) => {
        const problem = getProblem(name);
        const label = t(`users.filters.${name}`);
        return (
          <div key={name}>
            <DateTimePicker
              label={label}
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
                  sx: labelAboveStyle,
                  slotProps: { inputLabel: { shrink: true } },
                  ...(problem ? { error: true, helperText: t(problem) } : {}),
                },
              }}
            />
            {name === 'last_login__lte' && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1 }}>
                {offeredDays.map((days) => {
                  const value = t('users.filters.daysAgo', { days });
                  return (
                    <Button
                      key={days}
                      size="small"
                      aria-label={t('users.filters.chip', { label, value })}
                      onClick={() => onChange({ [name]: getDaysAgo(days) })}
                    >
                      {value}
                    </Button>
                  );
                })}
              </Box>
            )}
          </div>
        );
      })}
    </DatePickers>
  );
};

export default DateTimeFields;
