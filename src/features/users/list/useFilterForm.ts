import { useState, type FormEvent } from 'react';
import {
  filterProblem,
  isSameFilter,
  momentFilters,
  type MomentFilter,
  type UserFilter,
} from '../../../model/userFilter';

/**
 * What is chosen in the panel until it is applied. It gives way to what comes from the chart, a chip or the
 * address; `round` counts how often, since only a picker made anew forgets half a date.
 */
export const useFilterForm = (filter: UserFilter, onApply: (filter: UserFilter) => void) => {
  const [draft, setDraft] = useState(filter);
  const [seen, setSeen] = useState(filter);
  const [half, setHalf] = useState<readonly MomentFilter[]>([]);
  const [round, setRound] = useState(0);

  const begin = (from: UserFilter) => {
    setDraft(from);
    setHalf([]);
    setRound(round + 1);
  };
  if (!isSameFilter(seen, filter)) {
    setSeen(filter);
    begin(filter);
  }

  const turned = filterProblem(draft);
  const problems: Partial<Record<MomentFilter, string>> = {
    ...(turned ? { last_login__lte: turned } : {}),
    ...Object.fromEntries(half.map((name) => [name, 'users.filters.halfDate'])),
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A picker says nothing of half a date, but its field holds what was typed.
    const typed = new FormData(event.currentTarget);
    const found = momentFilters.filter((name) => draft[name] === undefined && typed.get(name));
    setHalf(found);
    if (turned === null && found.length === 0) onApply(draft);
  };
  const changeMoment = (next: UserFilter, name: MomentFilter) => {
    setDraft(next);
    setHalf(half.filter((other) => other !== name));
  };
  const reset = () => {
    begin({});
    onApply({});
  };
  return { draft, setDraft, changeMoment, problems, round, onSubmit, reset };
};
