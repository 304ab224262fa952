import { useListContext, useTranslate } from 'ra-core';
import { activeFilters, type UserFilter } from './userFilter';
import { FilterChips } from '../../../ui/layout/FilterChips';
import { useFilterText } from './filterText';
import { useUserListContext } from './UserListBase';

/** A removable chip for each filter that is set; removing one counts at once. */
export const UserFilterChips = () => {
  const t = useTranslate();
  const { hideFilter } = useListContext();
  const { filter } = useUserListContext();
  const textOf = useFilterText();
  const chip = (name: keyof UserFilter, value: string) => {
    const label = t('users.filters.chip', { label: t(`users.filters.${name}`), value });
    return {
      name,
      label,
      removeLabel: t('users.filters.remove', { filter: label }),
      onRemove: () => hideFilter(name),
    };
  };
  const chips = [
    ...(filter.search ? [chip('search', filter.search)] : []),
    ...activeFilters(filter).map((name) => chip(name, textOf(filter, name))),
  ];
  return <FilterChips label={t('users.filters.active')} chips={chips} />;
};
