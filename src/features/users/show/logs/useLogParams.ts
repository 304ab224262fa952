import { isDay } from '../../../../model/time';
import { logMethods, logStatusCodes, noLogFilter, toRequestFilter } from '../../../../model/users/requestLog';
import { int, choice, text } from '../../../../ui/address/addressParams';
import { useAddressState } from '../../../../ui/address/useAddressState';
import { defineViews } from '../../../../ui/lists/savedViews';

const viewParams = {
  search: text(),
  status_code: choice<string>(['', ...logStatusCodes.map(String)], ''),
  method: choice<string>(['', ...logMethods], ''),
  from: text(isDay),
  to: text(isDay),
  changes: choice(['', 'only'], ''),
};

export const logViews = defineViews({
  storeKey: 'preferences.userLogs.filters',
  params: viewParams,
  prefix: 'log_',
  baseQuery: 'tab=logs',
});

const defaultSize = 10;

const addressParams = {
  ...viewParams,
  page: int(1),
  size: int(defaultSize, (size) => size <= 100),
};

export const useLogParams = () => {
  const [{ page, size: perPage, changes, ...filter }, change] = useAddressState(
    addressParams,
    logViews.prefix,
  );
  // GET requests change nothing, so the method wins in an address with both.
  return { filter, isChangesOnly: changes === 'only' && filter.method !== 'GET', page, perPage, change };
};

/** The request that the tab starts with; the log of everybody has no user. */
export const firstLogPage = (userId: number | '') => ({
  pagination: { page: 1, perPage: defaultSize },
  filter: { ...toRequestFilter(noLogFilter, false), user: userId },
});
