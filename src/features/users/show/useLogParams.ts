import { isDay } from '../../../model/time';
import { logMethods, logStatusCodes } from '../../../model/users/requestLog';
import { int, oneOf, text } from '../../../ui/address/addressParams';
import { useAddressState } from '../../../ui/address/useAddressState';

const addressParams = {
  search: text(),
  status_code: oneOf<string>(['', ...logStatusCodes.map(String)], ''),
  method: oneOf<string>(['', ...logMethods], ''),
  from: text(isDay),
  to: text(isDay),
  page: int(1),
  size: int(10, (size) => size <= 100),
};

export const useLogParams = () => {
  const [{ page, size: perPage, ...filter }, change] = useAddressState(addressParams, 'log_');
  return { filter, page, perPage, change };
};
