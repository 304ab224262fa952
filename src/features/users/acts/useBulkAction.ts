import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { getRetryWait } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useUser } from '../../../auth/useAuth';
import { useTask } from '../../../ui/task/useTask';
import { noChoices, type BulkAction } from './bulkAction';
import type { Change, Note, PlannedChange } from './changes';
import { planBulkAction, type UserSelection } from './planBulkAction';
import { getReason, sendChanges } from './sendChanges';

interface State {
  step: 'choose' | 'reading' | 'stopped' | 'preview' | 'running' | 'result';
  sentences: readonly string[];
  /** What is sent next: the planned changes, later those that failed. */
  changes: readonly PlannedChange[];
  notes: readonly Note[];
  /** Number of users who already have the values. */
  unchanged: number;
  done: readonly PlannedChange[];
}

const nothing = { sentences: [], changes: [], notes: [], unchanged: 0, done: [] };

export interface Report extends Pick<State, 'done'> {
  undoable: readonly Change[];
  /** Number of users changed by the last run. */
  count: number;
  /** Ids of the failed and cancelled users. */
  remaining: number[];
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
  const [undoable] = useState(() => new Map<number, Change>());
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
      const reason = isClear ? getText(`${name}.already`, { smart_count: unchanged }) : getText('nothing');
      const preview: State = {
        ...nothing,
        ...planned,
        step: 'preview',
        sentences: isPlanned ? summary : [reason],
        unchanged: isPlanned || !isClear ? unchanged : 0,
      };
      if (action.isUndo && isPlanned && isClear) await send(preview);
      else setState(preview);
    } catch (error) {
      const reason = getReason(t, 'users.list', error);
      setState({ ...nothing, step: 'stopped', sentences: [getText('stopped', { reason })] });
    }
  };

  const send = async ({ changes, notes: old, done }: State) => {
    const toSend = changes.map((change) => action.applyOptions?.(change, choices, caller) ?? change);
    const sent = await run('write', changes.length, (task) => sendChanges(toSend, undoable, caller, task));
    if (!sent) return;
    const skipped = old
      .filter(({ change }) => !change)
      .map((note) => (note.kind === 'unreadable' ? { ...note, kind: 'failed' as const } : note));
    const notes = [...skipped, ...sent.notes];
    const failed = sent.notes.flatMap(({ change }) => change ?? []);
    const report = {
      done: [...done, ...sent.done],
      undoable: [...undoable.values()],
      count: sent.done.length,
      remaining: notes.filter(({ kind }) => kind !== 'leftOut').map(({ user }) => user.id),
    };
    // A dialog that is about to close leaves the sentence to its toast.
    const sentences = report.remaining.length > 0 ? [getText('done', { smart_count: report.count })] : [];
    setState({ ...nothing, step: 'result', sentences, changes: failed, notes, done: report.done });
    // A failed change may be partially done.
    const changed = new Set<unknown>([...sent.done, ...failed].map(({ user }) => user.id));
    const predicate = ({ queryKey: [, second] }: { queryKey: QueryKey }) => changed.has(second);
    // Inactive queries would not be refetched by an invalidation.
    void client.resetQueries({ predicate, type: 'inactive' });
    void client.invalidateQueries({ predicate });
    void client.invalidateQueries({ queryKey: ['users'] });
    onDone(report);
  };

  useEffect(() => {
    if (!action.Inputs) void read();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the dialog opens
  }, []);

  const step = progress?.kind === 'read' ? 'reading' : 'running';
  return {
    ...state,
    ...(progress && { ...nothing, step, sentences: [getText(step, { smart_count: progress.total })] }),
    canUndo: !progress && state.step === 'result' && undoable.size > 0,
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
