import { useTranslate } from 'ra-core';
import { dateTimeText } from '../../../../model/time';
import { FilterChips } from '../../../../ui/lists/FilterChips';
import {
  activeFilters,
  panelFilters,
  applyDraft,
  type FlagFilter,
  type PanelFilter,
  type UserFilter,
} from './userFilter';
import { useUserListContext } from '../UserListBase';

export const UserFilterChips = () => {
  const t = useTranslate();
  const { filter, change } = useUserListContext();
  const { labelOf, textOf } = useFilterTexts();
  const chip = (name: keyof UserFilter, value: string) => {
    const label = t('users.filters.chip', { label: labelOf(name), value });
    return {
      name,
      label,
      removeLabel: t('users.filters.remove', { filter: label }),
      onRemove: () => change((now) => applyDraft(now, { [name]: undefined })),
    };
  };
  const chips = [
    ...(filter.search ? [chip('search', filter.search)] : []),
    ...activeFilters(filter).map((name) => chip(name, textOf(filter, name))),
  ];
  return <FilterChips label={t('users.filters.active')} chips={chips} />;
};

const kindFilters: readonly PanelFilter[] = ['is_active', 'is_superuser', 'is_staff'];
const otherFilters = panelFilters.filter((name) => !kindFilters.includes(name));

/** Describes the filter, such as "inactive staff users who never logged in"; '' without one. */
export const useFilterWords = () => {
  const t = useTranslate();
  const { labelOf, textOf } = useFilterTexts();
  return (filter: UserFilter): string => {
    const { search } = filter;
    if (activeFilters(filter).length === 0 && !search) return '';
    // Joins phrases of the message catalogue with spaces.
    const phrases = (...names: PanelFilter[]) =>
      names
        .filter((name) => filter[name] !== undefined)
        .map((name) => {
          const value = textOf(filter, name);
          const other = t('users.filters.chip', { label: labelOf(name), value });
          return typeof filter[name] === 'string'
            ? t(`users.sentence.${name}`, { value })
            : t(`users.sentence.${String(filter[name])}.${name}`, { _: other });
        });
    const kinds = phrases(...kindFilters).join(' ');
    return [
      t('users.sentence.people', { kinds }).trim(),
      ...phrases(...otherFilters),
      ...(search ? [t('users.sentence.search', { value: search })] : []),
    ].join(' ');
  };
};

/** Falls back to the texts of the column. */
export const useFilterTexts = () => {
  const t = useTranslate();
  const labelOf = (name: keyof UserFilter): string =>
    t(`users.filters.${name}`, { _: t(`users.table.${name}`) });
  const flagText = (name: FlagFilter, value: boolean): string =>
    t(`users.filters.${String(value)}.${name}`, { _: t(value ? 'users.yes' : 'users.no') });
  const textOf = (filter: UserFilter, name: PanelFilter): string => {
    const value = filter[name];
    return typeof value === 'string'
      ? dateTimeText(value, 'minute')
      : flagText(name as FlagFilter, value === true);
  };
  return { labelOf, flagText, textOf };
};
