import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { getRetryWait } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { useTask } from '../../../ui/task/useTask';
import type { BulkAction, Change, Failure, Exclusion, Plan, UndoableChange } from './bulkAction';
import { createBulkContext, readUsers, type UserSelection } from './bulkActionContext';
import { getReason, sendChanges } from './sendChanges';

export interface Report<Values = unknown> {
  excluded: readonly Exclusion[];
  done: readonly Change<Values>[];
  failures: readonly Failure<Values>[];
  untouched: readonly Change<Values>[];
  /** Undoable changes by user; a retry may complete a partial one. */
  undoable: Map<number, UndoableChange>;
  /** Number of users changed by the last run. */
  count: number;
}

export interface Preview<Values = unknown> {
  step: 'preview';
  plan: Plan<Values>;
  unreadable: readonly Failure<Values>[];
}

type Step<Values> =
  | { step: 'choose' }
  | { step: 'stopped'; reason: string }
  | Preview<Values>
  | { step: 'result'; report: Report<Values> };

export const useBulkAction = <Values>(
  action: BulkAction<Values>,
  selection: UserSelection,
  onDone: (report: Report<Values>) => void,
) => {
  const t = useTranslate();
  const data = useData();
  const me = useUser();
  const client = useQueryClient();
  // A copy, because onDone reduces the selection while the dialog is open.
  const [users] = useState(selection);
  const [values, setValues] = useState(action.initial);
  const [step, setStep] = useState<Step<Values>>({ step: 'choose' });
  const { progress, run, stop } = useTask(getRetryWait);

  const read = async () => {
    const unreadable: Failure<Values>[] = [];
    const onUnreadable = (user: UserRecord, reason: string) => unreadable.push({ user, reason });
    try {
      const plan = await run('read', users.ids.length, async (task) => {
        const context = createBulkContext({ data, me, t, run: task, onUnreadable });
        const found = await readUsers(users, context, (count) => task.onProgress(count));
        return action.plan(found, values, context);
      });
      if (!plan) return;
      const isClear = plan.changes.length > 0 && plan.excluded.length + unreadable.length === 0;
      if (action.isImmediate && isClear) start(plan, unreadable);
      else setStep({ step: 'preview', plan, unreadable });
    } catch (error) {
      setStep({ step: 'stopped', reason: getReason(t, 'users.list', error) });
    }
  };

  const send = async (changes: readonly Change<Values>[], before: Omit<Report<Values>, 'count'>) => {
    const sent = await run('write', changes.length, (task) =>
      sendChanges(changes, values, task, before.undoable, t),
    );
    if (!sent) return;
    const report: Report<Values> = {
      excluded: before.excluded,
      done: [...before.done, ...sent.done],
      failures: [...before.failures.filter(({ change }) => !change), ...sent.failures],
      untouched: [...before.untouched, ...sent.untouched],
      undoable: before.undoable,
      count: sent.done.length,
    };
    setStep({ step: 'result', report });
    // A failed change may be partially done.
    const changed = new Set<unknown>([...sent.done, ...sent.failures].map(({ user }) => user.id));
    const predicate = ({ queryKey: [, second] }: { queryKey: QueryKey }) => changed.has(second);
    // Inactive queries would not be refetched by an invalidation.
    void client.resetQueries({ predicate, type: 'inactive' });
    void client.invalidateQueries({ predicate });
    void client.invalidateQueries({ queryKey: ['users'] });
    onDone(report);
  };

  const start = ({ changes, excluded }: Plan<Values>, unreadable: readonly Failure<Values>[]) => {
    const nothing = { done: [], untouched: [], undoable: new Map<number, UndoableChange>() };
    void send(changes, { ...nothing, excluded, failures: unreadable });
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
      if (step.step === 'preview') start(step.plan, step.unreadable);
    },
    retry: () => {
      if (step.step !== 'result') return;
      void send(
        step.report.failures.flatMap(({ change }) => change ?? []),
        step.report,
      );
    },
  };
};
