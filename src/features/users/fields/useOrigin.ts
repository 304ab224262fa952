import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { atAdminTab } from '../../../model/adminTabs';
import { paths } from '../../../paths';

const recordOf = (state: unknown) =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};

/** What a screen may hand to the pages of a user: where it is, and the ids of its list in their order. */
export interface Origin {
  from: string | null;
  ids: readonly number[];
}

/**
 * Where the person came from, by the navigation's state (`from`, `ids`), and the way back there, else to
 * the managed users. Read once: what the page writes into its address later does not carry it.
 */
export const useOrigin = () => {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [origin] = useState((): Origin => {
    const { from, ids } = recordOf(state);
    return {
      // An address of the portal and no other.
      from: typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null,
      ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [],
    };
  });
  const back = () =>
    void (origin.from ? navigate(origin.from) : navigate(paths.manage, { state: atAdminTab('users') }));
  return { origin, back };
};
