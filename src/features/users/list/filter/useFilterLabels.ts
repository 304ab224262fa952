import { useTranslate } from 'ra-core';
import { dateTimeText } from '../../../../model/time';
import { yesNo } from '../userColumns';
import { panelFilters, type UserFilter } from './userFilter';

type FilterName = keyof UserFilter;

/** Falls back to the texts of the column. */
export const useFilterLabels = () => {
  const t = useTranslate();
  const labelOf = (name: FilterName): string => t(`users.filters.${name}`, { _: t(`users.table.${name}`) });
  const flagText = (name: FilterName, value: boolean): string =>
    t(`users.filters.${String(value)}.${name}`, { _: yesNo(t, value) });
  const format = (name: FilterName, value: string | boolean): string => {
    if (typeof value === 'boolean') return flagText(name, value);
    return name === 'search' ? value : dateTimeText(value, 'minute');
  };
  /** Describes each part of a filter, such as "User Status: Active". */
  const describe = (filter: UserFilter) =>
    (['search', ...panelFilters] as const).flatMap((name) => {
      const value = filter[name];
      if (value === undefined) return [];
      return [{ name, label: t('users.filters.chip', { label: labelOf(name), value: format(name, value) }) }];
    });
  return { labelOf, flagText, describe };
};
