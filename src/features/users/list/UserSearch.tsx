import { useTranslate } from 'ra-core';
import { SearchInput } from '../../../ui/inputs/SearchInput';
import type { UserFilterState } from './useUserFilter';

export const UserSearch = ({ filters }: { filters: UserFilterState }) => {
  const t = useTranslate();
  return (
    <SearchInput
      label={t('users.search')}
      placeholder={t('users.searchPlaceholder')}
      value={filters.text}
      onChange={filters.search}
    />
  );
};
