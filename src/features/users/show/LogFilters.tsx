import { Box, Button, Select } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import {
  isSameFilter,
  logMethods,
  logStatusCodes,
  noLogFilter,
  type LogFilter,
} from '../../../model/users/requestLog';
import { FieldFrame } from '../../../ui/inputs/FieldFrame';
import { TextField } from '../../../ui/inputs/TextField';

interface LogFiltersProps {
  applied: LogFilter;
  onApply: (filter: LogFilter) => void;
  onReset: () => void;
}

/** What is looked for in the logs; one button applies it, and then resets it (spec 2 §2.5 "Logs tab"). */
export const LogFilters = ({ applied, onApply, onReset }: LogFiltersProps) => {
  const t = useTranslate();
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (!isSameFilter(seen, applied)) {
    setSeen(applied);
    setTyped(applied);
  }
  const text = (name: string) => t(`userPages.logs.${name}`);
  const isApplied = !isSameFilter(applied, noLogFilter) && isSameFilter(applied, typed);
  const isTurned = typed.from !== '' && typed.to !== '' && typed.to < typed.from;
  const bind = (name: keyof LogFilter) => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isApplied) onReset();
    else if (!isTurned) onApply(typed);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
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
      <TextField {...bind('search')} label={text('search')} placeholder={text('search')} autoComplete="off" />
      <Choice {...bind('status_code')} label={text('status')} any={text('any')}>
        {logStatusCodes.map((code) => [String(code), text(`statusName.${code}`)])}
      </Choice>
      <Choice {...bind('method')} label={text('method')} any={text('any')}>
        {logMethods.map((method) => [method, method])}
      </Choice>
      <TextField {...bind('from')} label={text('from')} type="date" />
      <TextField
        {...bind('to')}
        label={text('to')}
        type="date"
        error={isTurned ? text('datesTurned') : undefined}
      />
      <Button
        type="submit"
        variant={isApplied ? 'outlined' : 'contained'}
        // On wide screens it stands in the row of the fields, below the line of their labels.
        sx={{ justifySelf: 'start', mt: { lg: 6.5 } }}
      >
        {text(isApplied ? 'reset' : 'apply')}
      </Button>
    </Box>
  );
};

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  value: string;
  onChange: (value: string) => void;
  children: [value: string, label: string][];
}

const Choice = ({ name, label, any, value, onChange, children }: ChoiceProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Select
        native
        fullWidth
        size="small"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ id, name }}
      >
        <option value="">{any}</option>
        {children.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
};
