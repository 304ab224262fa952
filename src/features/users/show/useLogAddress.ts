import { useSearchParams } from 'react-router-dom';
import { isDay } from '../../../model/time';
import {
  logFilterFields,
  logMethods,
  logStatusCodes,
  noLogFilter,
  type LogFilter,
} from '../../../model/users/requestLog';

const usualPageSize = 10;
const most = 100;

const whole = (text: string | null, usual: number, limit: number): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), limit) : usual;

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

/** Filter, page and page size of the logs, all in the address: reload, back and a shared link restore them. */
export const useLogAddress = () => {
  const [search, setSearch] = useSearchParams();
  const page = whole(search.get('log_page'), 1, Number.MAX_SAFE_INTEGER);
  const perPage = whole(search.get('log_size'), usualPageSize, most);
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
