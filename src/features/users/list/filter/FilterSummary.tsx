import { useTranslate } from 'ra-core';
import { dateTimeText } from '../../../../model/time';
import { FilterChips } from '../../../../ui/lists/FilterChips';
import { activeFilters, dateTimeFilters, withDraft, type PanelFilter, type UserFilter } from './userFilter';
import { useUserListContext } from '../UserListBase';

export const UserFilterChips = () => {
  const t = useTranslate();
  const { filter, change } = useUserListContext();
  const textOf = useFilterText();
  const chip = (name: keyof UserFilter, value: string) => {
    const label = t('users.filters.chip', { label: t(`users.filters.${name}`), value });
    return {
      name,
      label,
      removeLabel: t('users.filters.remove', { filter: label }),
      onRemove: () => change((now) => withDraft(now, { [name]: undefined })),
    };
  };
  const chips = [
    ...(filter.search ? [chip('search', filter.search)] : []),
    ...activeFilters(filter).map((name) => chip(name, textOf(filter, name))),
  ];
  return <FilterChips label={t('users.filters.active')} chips={chips} />;
};

/** Whom the filter matches, such as "inactive staff users who never logged in"; '' for everybody. */
export const useFilterWords = () => {
  const t = useTranslate();
  const textOf = useFilterText();
  return (filter: UserFilter): string => {
    const { search } = filter;
    if (activeFilters(filter).length === 0 && !search) return '';
    // Parts are joined with spaces only; each part is a phrase of the message catalogue.
    const phrases = (...names: PanelFilter[]) =>
      names
        .filter((name) => filter[name] !== undefined)
        .map((name) => {
          const value = filter[name];
          return typeof value === 'string'
            ? t(`users.sentence.${name}`, { value: textOf(filter, name) })
            : t(`users.sentence.${String(value)}.${name}`);
        });
    const kinds = phrases('is_active', 'is_superuser', 'is_staff').join(' ');
    return [
      t('users.sentence.people', { kinds }).trim(),
      ...phrases('last_login__isnull', ...dateTimeFilters),
      ...(search ? [t('users.sentence.search', { value: search })] : []),
    ].join(' ');
  };
};

const useFilterText = () => {
  const t = useTranslate();
  return (filter: UserFilter, name: PanelFilter): string => {
    const value = filter[name];
    return typeof value === 'string'
      ? dateTimeText(value, 'minute')
      : t(`users.filters.${String(value)}.${name}`);
  };
};
