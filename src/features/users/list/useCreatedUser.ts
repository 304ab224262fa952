import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createdUserOf, withoutCreatedUser } from '../listLocation';

/**
 * The user that was just created, by the page that led here or in the dialog (decisions §4 "/manage"): first
 * on the first page where the filter shows them, until they are deleted or changed or the list is left.
 */
export const useCreatedUser = () => {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const arrived = createdUserOf(state);
  const [id, setId] = useState(arrived);
  const tab = new URLSearchParams(search).get('tab');
  const [seen, setSeen] = useState({ tab, arrived });
  if (seen.tab !== tab || seen.arrived !== arrived) {
    setSeen({ tab, arrived });
    // The state is emptied right after it was read; another tab leaves the list.
    if (arrived !== null || seen.tab !== tab) setId(arrived);
  }
  useEffect(() => {
    // Whoever comes back to this entry of the history finds the list as it is by then.
    if (arrived !== null) void navigate({ search }, { replace: true, state: withoutCreatedUser(state) });
  }, [arrived, navigate, search, state]);
  return {
    id,
    mark: setId,
    forget: (ids: readonly number[]) => setId((now) => (now !== null && ids.includes(now) ? null : now)),
  };
};
