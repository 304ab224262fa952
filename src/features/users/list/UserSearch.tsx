import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { withFilter, type UserFilter } from '../../../model/userFilter';
import { SearchInput } from '../../../ui/SearchInput';

const restMs = 300;

interface UserSearchProps {
  filter: UserFilter;
  onSearch: (filter: UserFilter) => void;
}

/** Asks the server a moment after the last key; emptied, at once. */
export const UserSearch = ({ filter, onSearch }: UserSearchProps) => {
  const t = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const search = (text: string) => {
    setTyped(null);
    const wanted = text.trim() === '' ? undefined : text.trim();
    if (wanted !== filter.search) onSearch(withFilter(filter, 'search', wanted));
  };
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => search(typed), restMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the clock runs from the last key, not from the last drawing
  }, [typed]);
  return (
    <SearchInput
      label={t('users.search')}
      placeholder={t('users.searchPlaceholder')}
      value={typed ?? filter.search ?? ''}
      onChange={(text) => (text === '' ? search('') : setTyped(text))}
    />
  );
};
