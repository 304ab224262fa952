import { useGetOne } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ManagedUser } from '../../../model/managedUser';
import { createdUserOf } from '../../../model/userPlace';

/** The user that was just created (contract §4 "/manage"): by the page that led here, or in the dialog. */
export const useCreatedUser = () => {
  const { state } = useLocation() as { state: unknown };
  const [handed] = useState(() => createdUserOf(state));
  const [made, setMade] = useState<number | null>(null);
  const id = made ?? handed;
  const { data } = useGetOne<ManagedUser>('users', { id: id ?? 0 }, { enabled: id !== null, retry: false });
  return { id, user: data ?? null, mark: setMade };
};

/** The rows of a page with the user that was just created before them. */
export const withCreated = (
  rows: readonly ManagedUser[] | undefined,
  created: ManagedUser | null,
): readonly ManagedUser[] | undefined =>
  rows && created ? [created, ...rows.filter(({ id }) => id !== created.id)] : rows;
