import { useRef, useState } from 'react';
import { errorMessageOf, type ErrorMessage } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { inParallel } from '../../../model/inParallel';
import { useUsersChanged } from '../usersCache';

/** Calls under way at a time; the server throttles. */
const atATime = 4;

/** A reason, and the users for whom it held. */
export interface BulkFailure {
  errorMessage: ErrorMessage;
  ids: number[];
}

export type BulkState =
  | { step: 'asking' }
  | { step: 'running'; done: number; total: number }
  | { step: 'ended'; done: number; failures: BulkFailure[] };

const byReason = (failed: readonly { item: number; error: unknown }[]): BulkFailure[] => {
  const reasons = new Map<string, BulkFailure>();
  for (const { item, error } of failed) {
    const errorMessage = errorMessageOf('updateAccount', error);
    const name = JSON.stringify([errorMessage.message, errorMessage.messageArgs, errorMessage.reason]);
    const known = reasons.get(name) ?? { errorMessage, ids: [] };
    reasons.set(name, { errorMessage, ids: [...known.ids, item] });
  }
  return [...reasons.values()];
};

/** Switches many accounts on or off, a few at a time. `onEnded` hears whose change failed. */
export const useBulkChange = (isActive: boolean, onEnded: (failed: number[]) => void) => {
  const data = useData();
  const usersChanged = useUsersChanged();
  const [state, setState] = useState<BulkState>({ step: 'asking' });
  const isRunning = useRef(false);

  const run = async (ids: readonly number[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const total = ids.length;
    setState({ step: 'running', done: 0, total });
    const { done, failed } = await inParallel(
      ids,
      atATime,
      (id) => data.update('users', { id, data: { is_active: isActive }, previousData: { id } }),
      (settled) => setState({ step: 'running', done: settled, total }),
    );
    isRunning.current = false;
    setState({ step: 'ended', done: done.length, failures: byReason(failed) });
    void usersChanged();
    onEnded(failed.map(({ item }) => item));
  };
  return { state, run };
};
