import { allowPlainText } from '../../../ui/trusted';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useTranslate } from 'ra-core';
import {
  momentFilters,
  type FilterDraft,
  type MomentFilter,
  type UserFilter,
} from '../../../model/userFilter';

// The fields write their digits that way.
allowPlainText();

interface MomentFieldsProps {
  filter: UserFilter;
  /** Message keys. */
  problems: Partial<Record<MomentFilter, string>>;
  onChange: (part: FilterDraft) => void;
}

/** To the minute, as the picker shows it: the server takes a moment without seconds for the whole minute. */
const momentOf = (date: Date | null): string | undefined =>
  date === null || Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, 16)}Z`;

/** The label above the field and what is wrong below it, as in the frame of every other one. */
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

/** The three filters by the last login (spec 2 §2.1); to be loaded lazily. */
const MomentFields = ({ filter, problems, onChange }: MomentFieldsProps) => {
  const t = useTranslate();
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      {momentFilters.map((name) => {
        const problem = problems[name];
        return (
          <DateTimePicker
            key={name}
            label={t(`users.filters.${name}`)}
            ampm={false}
            format="yyyy-MM-dd HH:mm"
            value={filter[name] === undefined ? null : new Date(filter[name])}
            onChange={(date) => onChange({ [name]: momentOf(date) })}
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
    </LocalizationProvider>
  );
};

export default MomentFields;
