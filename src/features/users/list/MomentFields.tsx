import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useTranslate } from 'ra-core';
import { momentFilters, withFilter, type UserFilter } from '../../../model/userFilter';

interface MomentFieldsProps {
  filter: UserFilter;
  error: string | null;
  onChange: (filter: UserFilter) => void;
}

/** A day that is still being typed is no moment yet. */
const momentOf = (date: Date | null): string | undefined =>
  date === null || Number.isNaN(date.getTime()) ? undefined : date.toISOString();

/** The three filters by the last login (spec 2 §2.1); to be loaded lazily. */
const MomentFields = ({ filter, error, onChange }: MomentFieldsProps) => {
  const t = useTranslate();
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      {momentFilters.map((name) => (
        <DateTimePicker
          key={name}
          label={t(`users.filters.${name}`)}
          ampm={false}
          format="yyyy-MM-dd HH:mm"
          value={filter[name] === undefined ? null : new Date(filter[name])}
          onChange={(date) => onChange(withFilter(filter, name, momentOf(date)))}
          slotProps={{
            field: { clearable: true },
            textField: {
              name,
              size: 'small',
              fullWidth: true,
              ...(error && name === 'last_login__lte' ? { error: true, helperText: t(error) } : {}),
            },
          }}
        />
      ))}
    </LocalizationProvider>
  );
};

export default MomentFields;
