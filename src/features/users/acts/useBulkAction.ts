import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { getRetryWait } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useUser } from '../../../auth/useAuth';
import { useTask } from '../../../ui/task/useTask';
import type { BulkAction, Change, Note, UndoableChange } from './bulkAction';
import { planBulkAction, type Preview, type UserSelection } from './planBulkAction';
import { getReason, sendChanges } from './sendChanges';

export interface Report {
  done: readonly Change[];
  notes: readonly Note[];
  /** Undoable changes by user; a retry may complete a partial one. */
  undoable: Map<number, UndoableChange>;
  /** Number of users changed by the last run. */
  count: number;
}

type Step =
  | { step: 'choose' }
  | { step: 'stopped'; reason: string }
  | (Preview & { step: 'preview' })
  | (Report & { step: 'result' });

export const useBulkAction = (
  action: BulkAction<unknown>,
  selection: UserSelection,
  onDone: (report: Report) => void,
) => {
  const t = useTranslate();
  const data = useData();
  const me = useUser();
  const client = useQueryClient();
  // A copy, because onDone reduces the selection while the dialog is open.
  const [users] = useState(selection);
  const [values, setValues] = useState(action.initial);
  const [step, setStep] = useState<Step>({ step: 'choose' });
  const { progress, run, stop } = useTask(getRetryWait);

  const read = async () => {
    try {
      const preview = await run('read', users.ids.length, (task) =>
        planBulkAction(action, values, users, { data, me, t, run: task }),
      );
      if (!preview) return;
      const isClear = preview.changes.length > 0 && preview.notes.length === 0;
      if (action.isImmediate && isClear) start(preview);
      else setStep({ step: 'preview', ...preview });
    } catch (error) {
      setStep({ step: 'stopped', reason: getReason(t, 'users.list', error) });
    }
  };

  const send = async (changes: readonly Change[], before: Omit<Report, 'count'>) => {
    const { undoable } = before;
    const sent = await run('write', changes.length, (task) =>
      sendChanges(changes, values, task, undoable, t),
    );
    if (!sent) return;
    const done = [...before.done, ...sent.done];
    const report = { done, notes: [...before.notes, ...sent.notes], undoable, count: sent.done.length };
    setStep({ step: 'result', ...report });
    // A failed change may be partially done.
    const failed = sent.notes.filter(({ change }) => change);
    const changed = new Set<unknown>([...sent.done, ...failed].map(({ user }) => user.id));
    const predicate = ({ queryKey: [, second] }: { queryKey: QueryKey }) => changed.has(second);
    // Inactive queries would not be refetched by an invalidation.
    void client.resetQueries({ predicate, type: 'inactive' });
    void client.invalidateQueries({ predicate });
    void client.invalidateQueries({ queryKey: ['users'] });
    onDone(report);
  };

  const start = ({ changes, notes }: Preview) => {
    const skipped = notes.map((note) =>
      note.kind === 'unreadable' ? { ...note, kind: 'failed' as const } : note,
    );
    void send(changes, { done: [], notes: skipped, undoable: new Map() });
  };

  useEffect(() => {
    if (!action.Inputs) void read();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the dialog opens
  }, []);

  return {
    progress,
    phase: progress ? ({ step: progress.kind === 'read' ? 'reading' : 'running' } as const) : step,
    values,
    setValues,
    stop,
    read: () => void read(),
    choose: () => {
      stop();
      setStep({ step: 'choose' });
    },
    send: () => {
      if (step.step === 'preview') start(step);
    },
    retry: () => {
      if (step.step !== 'result') return;
      const { notes } = step;
      const failed = notes.flatMap(({ change }) => change ?? []);
      void send(failed, { ...step, notes: notes.filter(({ change }) => !change) });
    },
  };
};
