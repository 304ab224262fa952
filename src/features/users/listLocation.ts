import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { atAdminTab } from '../../model/adminTabs';
import { displayName } from '../../model/users/user';
import type { UserRecord } from '../../model/users/userRecord';
import { paths } from '../../paths';
import { isFields } from '../../model/fields';

export interface ListLocation {
  from: string;
  /** The users of the page that was left, in its order: previous and next lead along them. */
  users: ListedUser[];
  state?: unknown;
}

interface ListedUser {
  id: number;
  name: string;
}

export const listed = (users: readonly UserRecord[] | undefined): ListedUser[] =>
  users?.map((user) => ({ id: user.id, name: displayName(user) })) ?? [];

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const isListed = (value: unknown): value is ListedUser =>
  isFields(value) && isId(value['id']) && typeof value['name'] === 'string';

/** The place that a page of one user was opened from, by the router's state; null where it was opened directly. */
export const listLocationOf = (state: unknown): ListLocation | null => {
  if (!isFields(state)) return null;
  const { from, users, state: before } = state;
  // An address of another site would begin with two slashes.
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return null;
  return { from, users: Array.isArray(users) ? users.filter(isListed) : [], state: before };
};

export const neighboursOf = (users: readonly ListedUser[], id: number) => {
  const at = users.findIndex((user) => user.id === id);
  return {
    previous: at > 0 ? (users[at - 1]?.id ?? null) : null,
    next: at < 0 ? null : (users[at + 1]?.id ?? null),
    /** Counted from 1; 0 for a user who is not in the list. */
    position: at + 1,
  };
};

/** A user that was just created, by the state that led to the list: all of it or the id (decisions §4 "/manage"). */
export const createdUserOf = (state: unknown): number | null => {
  const created = isFields(state) ? state['createdUser'] : null;
  const id = isFields(created) ? (created['user_id'] ?? created['id']) : created;
  return isId(id) ? id : null;
};

export const withoutCreatedUser = (state: unknown): unknown => {
  if (!isFields(state)) return state;
  const { createdUser: _created, ...rest } = state;
  return rest;
};

/** Read once: what the page writes into its address later does not carry where the user came from. */
export const useBackToList = () => {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [origin] = useState(() => listLocationOf(state));
  const back = () =>
    void (origin
      ? navigate(origin.from, { state: origin.state })
      : navigate(paths.manage, { state: atAdminTab('users') }));
  return { origin, back };
};

export const useToUsers = () => {
  const navigate = useNavigate();
  return () => void navigate(paths.manage, { state: atAdminTab('users') });
};
