import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { numberIn } from '../../../model/text';
import { isDay } from '../../../model/time';
import {
  isSameFilter,
  logFilterFields,
  logMethods,
  logStatusCodes,
  noLogFilter,
  type LogFilter,
} from '../../../model/users/requestLog';
import { SelectInput } from '../../../ui/inputs/SelectInput';
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
  const any = { value: '', label: text('any') };
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
      <SelectInput
        {...bind('status_code')}
        label={text('status')}
        options={[
          any,
          ...logStatusCodes.map((code) => ({ value: String(code), label: text(`statusName.${code}`) })),
        ]}
      />
      <SelectInput
        {...bind('method')}
        label={text('method')}
        options={[any, ...logMethods.map((method) => ({ value: method, label: method }))]}
      />
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

const usualPageSize = 10;
const most = 100;

const readFilter = (search: URLSearchParams): LogFilter => {
  const of = (name: string) => search.get(`log_${name}`) ?? '';
  const oneOf = (text: string, known: readonly (string | number)[]) =>
    known.some((value) => String(value) === text) ? text : '';
  const day = (text: string) => (isDay(text) ? text : '');
  return {
    search: of('search'),
    status_code: oneOf(of('status_code'), logStatusCodes),
    method: oneOf(of('method'), logMethods),
    from: day(of('from')),
    to: day(of('to')),
  };
};

export const useLogAddress = () => {
  const [search, setSearch] = useSearchParams();
  const page = numberIn(search.get('log_page'), 1);
  const perPage = Math.min(numberIn(search.get('log_size'), usualPageSize), most);
  const write = (values: Record<string, string | number>) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(values))
        if (value === '' || value === 0) next.delete(`log_${name}`);
        else next.set(`log_${name}`, String(value));
      return next;
    });
  return {
    filter: readFilter(search),
    page,
    perPage,
    /** Begins at page 1 (spec 2 §4). */
    apply: (filter: LogFilter) =>
      write({ ...Object.fromEntries(logFilterFields.map((name) => [name, filter[name].trim()])), page: 0 }),
    reset: () => write({ ...noLogFilter, page: 0 }),
    toPage: (to: number) => write({ page: to === 1 ? 0 : to }),
    toPerPage: (size: number) => write({ size: size === usualPageSize ? 0 : size, page: 0 }),
  };
};
