import { isDay } from '../../../model/time';
import { logMethods, logStatusCodes, type LogFilter } from '../../../model/users/requestLog';
import { int, oneOf, readStored, text } from '../../../ui/address/addressParams';
import { useAddressState } from '../../../ui/address/useAddressState';

const filterParams = {
  search: text(),
  status_code: oneOf<string>(['', ...logStatusCodes.map(String)], ''),
  method: oneOf<string>(['', ...logMethods], ''),
  from: text(isDay),
  to: text(isDay),
};

const addressParams = {
  ...filterParams,
  changes: oneOf(['', 'only'], ''),
  page: int(1),
  size: int(10, (size) => size <= 100),
};

export const readSavedFilter = (stored: unknown) => readStored<LogFilter>(filterParams, stored);

export const useLogParams = () => {
  const [{ page, size: perPage, changes, ...filter }, change] = useAddressState(addressParams, 'log_');
  return { filter, changesOnly: changes === 'only', page, perPage, change };
};
