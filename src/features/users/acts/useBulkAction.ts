import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { getRetryWait } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useUser } from '../../../auth/useAuth';
import { useTask } from '../../../ui/task/useTask';
import { noChoices, type BulkAction } from './bulkAction';
import { isUndoable, type Note, type PlannedChange } from './changes';
import { planBulkAction, type UserSelection } from './planBulkAction';
import { getReason, sendChanges } from './sendChanges';

interface State {
  step: 'choose' | 'reading' | 'stopped' | 'preview' | 'running' | 'result';
  sentences: readonly string[];
  /** What is sent next: the planned changes, later those that failed. */
  changes: readonly PlannedChange[];
  notes: readonly Note[];
}

const nothing = { sentences: [], changes: [], notes: [] };

interface Report {
  /** Changes of the last run. */
  done: readonly PlannedChange[];
  /** Ids of the failed and cancelled users. */
  remaining: number[];
  /** What all runs have changed of each user. */
  recorded: readonly PlannedChange[];
}

export const useBulkAction = (
  name: string,
  action: BulkAction,
  selection: UserSelection,
  onDone: (report: Report) => void,
) => {
  const t = useTranslate();
  const caller = { data: useData(), me: useUser(), t };
  const client = useQueryClient();
  // A copy, because onDone reduces the selection while the dialog is open.
  const [users] = useState(selection);
  const [recorded] = useState(() => new Map<number, PlannedChange>());
  const [choices, setChoices] = useState(noChoices);
  const [state, setState] = useState<State>({ ...nothing, step: action.Inputs ? 'choose' : 'reading' });
  const { progress, run, stop } = useTask(getRetryWait);
  const getText = (key: string, args?: object) => t(`users.bulk.${key}`, args);

  const read = async () => {
    try {
      const plan = await run('read', users.ids.length, (task) =>
        planBulkAction(action, choices, users, caller, task),
      );
      if (!plan) return;
      const { summary, unchanged, ...planned } = plan;
      const [isPlanned, isClear] = [plan.changes.length > 0, plan.notes.length === 0];
      const counted = { smart_count: unchanged };
      const sentences = isPlanned
        ? [...summary]
        : [getText(isClear ? `${name}.already` : 'nothing', counted)];
      if (unchanged > 0 && (isPlanned || !isClear)) sentences.push(getText('unchanged', counted));
      const preview: State = { ...planned, step: 'preview', sentences };
      if (action.isUndo && isPlanned && isClear) await send(preview);
      else setState(preview);
    } catch (error) {
      const reason = getReason(t, 'users.list', error);
      setState({ ...nothing, step: 'stopped', sentences: [getText('stopped', { reason })] });
    }
  };

  const send = async ({ changes, notes: old }: State) => {
    const toSend = changes.map((change) => action.applyOptions?.(change, choices, caller) ?? change);
    const sent = await run('write', changes.length, (task) => sendChanges(toSend, recorded, caller, task));
    if (!sent) return;
    const { done } = sent;
    const skipped = old
      .filter(({ change }) => !change)
      .map((note) => (note.kind === 'unreadable' ? { ...note, kind: 'failed' as const } : note));
    const notes = [...skipped, ...sent.notes];
    const failed = sent.notes.flatMap(({ change }) => change ?? []);
    const remaining = notes.filter(({ kind }) => kind !== 'leftOut').map(({ user }) => user.id);
    // A dialog that is about to close leaves the sentence to its toast.
    const sentences = remaining.length > 0 ? [getText('done', { smart_count: done.length })] : [];
    setState({ ...nothing, step: 'result', sentences, changes: failed, notes });
    // A failed change may be partially done.
    const changed = new Set<unknown>([...done, ...failed].map(({ user }) => user.id));
    const predicate = ({ queryKey: [, second] }: { queryKey: QueryKey }) => changed.has(second);
    // Inactive queries would not be refetched by an invalidation.
    void client.resetQueries({ predicate, type: 'inactive' });
    void client.invalidateQueries({ predicate });
    void client.invalidateQueries({ queryKey: ['users'] });
    onDone({ done, remaining, recorded: [...recorded.values()] });
  };

  useEffect(() => {
    if (!action.Inputs) void read();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the dialog opens
  }, []);

  const step = progress?.kind === 'read' ? 'reading' : 'running';
  return {
    ...state,
    ...(progress && { ...nothing, step, sentences: [getText(step, { smart_count: progress.total })] }),
    canUndo: !progress && state.step === 'result' && [...recorded.values()].some(isUndoable),
    progress,
    choices,
    setChoices: (change: Partial<typeof choices>) => setChoices({ ...choices, ...change }),
    stop,
    read: () => void read(),
    choose: () => {
      stop();
      setState({ ...nothing, step: 'choose' });
    },
    send: () => void send(state),
  };
};
