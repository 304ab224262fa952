import { useTranslate } from 'ra-core';
import { dateTimeText } from '../../../../model/time';
import { FilterChips } from '../../../../ui/lists/FilterChips';
import { panelFilters, applyDraft, type UserFilter } from './userFilter';
import { useUserListContext } from '../UserListBase';

type FilterName = keyof UserFilter;

export const UserFilterChips = () => {
  const t = useTranslate();
  const { filter, change } = useUserListContext();
  const { describe } = useFilterLabels();
  const chips = describe(filter).map(({ name, label }) => ({
    name,
    label,
    removeLabel: t('users.filters.remove', { filter: label }),
    onRemove: () => change((now) => applyDraft(now, { [name]: undefined })),
  }));
  return <FilterChips label={t('users.filters.active')} chips={chips} />;
};

/** Falls back to the texts of the column. */
export const useFilterLabels = () => {
  const t = useTranslate();
  const labelOf = (name: FilterName): string => t(`users.filters.${name}`, { _: t(`users.table.${name}`) });
  const flagText = (name: FilterName, value: boolean): string =>
    t(`users.filters.${String(value)}.${name}`, { _: t(value ? 'users.yes' : 'users.no') });
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
