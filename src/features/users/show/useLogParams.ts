import { useSearchParams } from 'react-router-dom';
import { numberIn } from '../../../model/text';
import { isDay } from '../../../model/time';
import {
  logFilterFields,
  logMethods,
  logStatusCodes,
  noLogFilter,
  type LogFilter,
} from '../../../model/users/requestLog';

const defaultPageSize = 10;
const maxPageSize = 100;

const readFilter = (search: URLSearchParams): LogFilter => {
  const param = (name: string) => search.get(`log_${name}`) ?? '';
  const oneOf = (text: string, known: readonly (string | number)[]) =>
    known.some((value) => String(value) === text) ? text : '';
  const day = (text: string) => (isDay(text) ? text : '');
  return {
    search: param('search'),
    status_code: oneOf(param('status_code'), logStatusCodes),
    method: oneOf(param('method'), logMethods),
    from: day(param('from')),
    to: day(param('to')),
  };
};

export const useLogParams = () => {
  const [search, setSearch] = useSearchParams();
  const page = numberIn(search.get('log_page'), 1);
  const perPage = Math.min(numberIn(search.get('log_size'), defaultPageSize), maxPageSize);
  const write = (values: Record<string, string | number | null>) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(values))
        if (value === '' || value === null) next.delete(`log_${name}`);
        else next.set(`log_${name}`, String(value));
      return next;
    });
  return {
    filter: readFilter(search),
    page,
    perPage,
    /** Also returns to page 1 (spec 2 §4). */
    apply: (filter: LogFilter) =>
      write({
        ...Object.fromEntries(logFilterFields.map((name) => [name, filter[name].trim()])),
        page: null,
      }),
    reset: () => write({ ...noLogFilter, page: null }),
    toPage: (to: number) => write({ page: to === 1 ? null : to }),
    toPerPage: (size: number) => write({ size: size === defaultPageSize ? null : size, page: null }),
  };
};
