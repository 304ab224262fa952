import { useState, type FormEvent } from 'react';
import {
  draftAfter,
  filterProblem,
  isSameFilter,
  dateTimeFilters,
  withDraft,
  type FilterDraft,
  type DateTimeFilter,
} from './userFilter';
import { useUserListContext } from './UserListBase';

/** What is chosen in the panel until it is applied. It lies over the applied filter, whoever changes that. */
export const useFilterForm = () => {
  const { filter, clears, change, clear } = useUserListContext();
  const [draft, setDraft] = useState<FilterDraft>({});
  const [half, setHalf] = useState<readonly DateTimeFilter[]>([]);
  const [seen, setSeen] = useState({ filter, clears });

  const isCleared = seen.clears !== clears;
  if (isCleared || !isSameFilter(seen.filter, filter)) {
    setSeen({ filter, clears });
    setDraft(isCleared ? {} : draftAfter(draft, seen.filter, filter));
    setHalf(isCleared ? [] : half.filter((name) => seen.filter[name] === filter[name]));
  }

  const shown = withDraft(filter, draft);
  const turned = filterProblem(shown);
  const problems: Partial<Record<DateTimeFilter, string>> = {
    ...(turned ? { last_login__lte: turned } : {}),
    ...Object.fromEntries(half.map((name) => [name, 'users.filters.halfDate'])),
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A picker says nothing of half a date, but its field holds what was typed.
    const typed = new FormData(event.currentTarget);
    const found = dateTimeFilters.filter((name) => shown[name] === undefined && typed.get(name));
    setHalf(found);
    if (turned === null && found.length === 0) change((now) => withDraft(now, draft));
  };
  return {
    shown,
    choose: (part: FilterDraft) => {
      setDraft((now) => ({ ...now, ...part }));
      setHalf(half.filter((name) => !(name in part)));
    },
    problems,
    /** Only a picker made again forgets half a date. */
    round: clears,
    onSubmit,
    reset: clear,
  };
};
