import { useEvent } from 'ra-core';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFields } from '../../../model/fields';
import { adminTabState, paths } from '../../../paths';

export interface ListLocation {
  /** Address of the list, with its filter, order and page. */
  from: string;
  state?: unknown;
}

/** Location of the list, passed to the pages that it opens. */
export const useListLocation = (): ListLocation => {
  const { pathname, search } = useLocation();
  return useMemo(() => ({ from: pathname + search }), [pathname, search]);
};

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Reads the list location from the router state; null when the page was opened directly. */
export const readListLocation = (state: unknown): ListLocation | null => {
  if (!isFields(state)) return null;
  const { from, state: listState } = state;
  // A URL that starts with two slashes opens another site.
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return null;
  return { from, state: listState };
};

/** `createdUser` in the state is either the record or its id (decisions §6 "/manage"). */
export const readCreatedUser = (state: unknown): number | null => {
  const created = isFields(state) ? state['createdUser'] : null;
  const id = isFields(created) ? (created['user_id'] ?? created['id']) : created;
  return isId(id) ? id : null;
};

export const useNavigateToUsers = () => {
  const navigate = useNavigate();
  return (state?: { createdUser: object }) =>
    void navigate(paths.manage, { state: { ...adminTabState('users'), ...state } });
};

/** Read once, because later navigation within the page drops the state. */
export const useBackToList = () => {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const navigateToUsers = useNavigateToUsers();
  const [listLocation] = useState(() => readListLocation(state));
  const back = useEvent(() => {
    if (listLocation) void navigate(listLocation.from, { state: listLocation.state });
    else navigateToUsers();
  });
  return { listLocation, back };
};
