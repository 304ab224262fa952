import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import {
  isSameLogFilter,
  logFilterFields,
  logMethods,
  logStatusCodes,
  noLogFilter,
  type LogFilter,
} from '../../../../model/users/requestLog';
import { isDay } from '../../../../model/time';
import { DayField } from '../../../../ui/inputs/DayField';
import { LabelledSelect } from '../../../../ui/inputs/LabelledSelect';
import { LabelledTextField } from '../../../../ui/inputs/LabelledTextField';
import { useFilterForm } from '../../list/filter/useFilterForm';

interface LogFiltersProps {
  applied: LogFilter;
  onApply: (filter: LogFilter) => void;
}

/** The same button applies and resets the filter (spec 2 §2.5 "Logs tab"). */
export const LogFilters = ({ applied, onApply }: LogFiltersProps) => {
  const t = useTranslate();
  const { typed, type, form } = useFilterForm<LogFilter>({
    applied,
    names: logFilterFields,
    onSubmit: (filter) => {
      if (isApplied) onApply(noLogFilter);
      else if (!hasProblem) onApply(filter);
    },
  });
  const text = (name: string) => t(`userPages.logs.${name}`);
  const isApplied = !isSameLogFilter(applied, noLogFilter) && isSameLogFilter(applied, typed);
  const isRangeReversed = typed.from !== '' && typed.to !== '' && typed.to < typed.from;
  const dayProblem = (day: string) =>
    day === '' || isDay(day) ? undefined : t('userPages.problem.dayInvalid');
  const hasProblem = [typed.from, typed.to].some(dayProblem) || isRangeReversed;
  const bind = (name: keyof LogFilter) => ({
    name,
    value: typed[name],
    onChange: (value: string) => type({ [name]: value }),
  });
  const any = { value: '', label: text('any') };
  return (
    <Box
      {...form}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: '1fr',
          sm: '1fr 1fr',
          lg: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr)) auto',
        },
      }}
    >
      <LabelledTextField
        {...bind('search')}
        label={text('search')}
        placeholder={text('search')}
        autoComplete="off"
      />
      <LabelledSelect
        {...bind('status_code')}
        label={text('status')}
        options={[
          any,
          ...logStatusCodes.map((code) => ({ value: String(code), label: text(`statusName.${code}`) })),
        ]}
      />
      <LabelledSelect
        {...bind('method')}
        label={text('method')}
        options={[any, ...logMethods.map((method) => ({ value: method, label: method }))]}
      />
      <DayField {...bind('from')} label={text('from')} error={dayProblem(typed.from)} />
      <DayField
        {...bind('to')}
        label={text('to')}
        error={dayProblem(typed.to) ?? (isRangeReversed ? text('datesTurned') : undefined)}
      />
      <Button
        type="submit"
        variant={isApplied ? 'outlined' : 'contained'}
        // Aligns the button with the inputs, which have labels above them.
        sx={{ justifySelf: 'start', mt: { lg: 6.5 } }}
      >
        {text(isApplied ? 'reset' : 'apply')}
      </Button>
    </Box>
  );
};
