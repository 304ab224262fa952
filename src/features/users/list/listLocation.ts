import { useEvent } from 'ra-core';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { adminTabState, paths } from '../../../paths';
import { isFields } from '../../../model/fields';

export interface ListLocation {
  from: string;
  /** The users of the list page in order, for Previous and Next. */
  users: ListedUser[];
  state?: unknown;
}

interface ListedUser {
  id: number;
  name: string;
}

/** Location of the list, passed to the pages that it opens. */
export const useListLocation = (users: readonly UserRecord[] | undefined): ListLocation => {
  const { pathname, search } = useLocation();
  return useMemo(
    () => ({
      from: pathname + search,
      users: users?.map((user) => ({ id: user.id, name: displayName(user) })) ?? [],
    }),
    [pathname, search, users],
  );
};

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const isListedUser = (value: unknown): value is ListedUser =>
  isFields(value) && isId(value['id']) && typeof value['name'] === 'string';

/** Reads the list location from the router state; null when the page was opened directly. */
export const readListLocation = (state: unknown): ListLocation | null => {
  if (!isFields(state)) return null;
  const { from, users, state: listState } = state;
  // A URL that starts with two slashes opens another site.
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return null;
  return { from, users: Array.isArray(users) ? users.filter(isListedUser) : [], state: listState };
};

export const findNeighbours = (users: readonly ListedUser[], id: number) => {
  const index = users.findIndex((user) => user.id === id);
  return {
    previous: index > 0 ? (users[index - 1]?.id ?? null) : null,
    next: index < 0 ? null : (users[index + 1]?.id ?? null),
    /** Starts at 1; 0 when the user is not in the list. */
    position: index + 1,
  };
};

/** `createdUser` in the state is either the record or its id (decisions §6 "/manage"). */
export const readCreatedUser = (state: unknown): number | null => {
  const created = isFields(state) ? state['createdUser'] : null;
  const id = isFields(created) ? (created['user_id'] ?? created['id']) : created;
  return isId(id) ? id : null;
};

/** Read once, because later navigation within the page drops the state. */
export const useBackToList = () => {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [listLocation] = useState(() => readListLocation(state));
  const back = useEvent(() => {
    void (listLocation
      ? navigate(listLocation.from, { state: listLocation.state })
      : navigate(paths.manage, { state: adminTabState('users') }));
  });
  return { listLocation, back };
};

export const useNavigateToUsers = () => {
  const navigate = useNavigate();
  return () => void navigate(paths.manage, { state: adminTabState('users') });
};
