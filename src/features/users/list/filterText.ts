import { useTranslate } from 'ra-core';
import { dateTimeText } from '../../../model/time/dateTime';
import type { PanelFilter, UserFilter } from './userFilter';

/** To the minute: what the pickers and the server know. */
export const minuteText = (dateTime: string | null | undefined): string =>
  dateTimeText(dateTime).slice(0, -3);

/** The value of a filter in words: 'Inactive', 'Never Logged In', '2026-03-02 09:00'. */
export const useFilterText = () => {
  const t = useTranslate();
  return (filter: UserFilter, name: PanelFilter): string => {
    const value = filter[name];
    return typeof value === 'string' ? minuteText(value) : t(`users.filters.${String(value)}.${name}`);
  };
};
