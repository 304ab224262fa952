import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useData } from '../../../api/useData';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { useRun } from '../useRun';
import type { Act, Change, LeftOut, Plan } from './act';
import { createActTools } from './actTools';
import { readPeople } from './readPeople';
import { reasonOf } from './reasonOf';
import { sendChanges } from './sendChanges';

/** `change` is missing where the user could not be read. */
export interface Failure<Values = unknown> extends LeftOut {
  change?: Change<Values>;
}

export interface Report<Values = unknown> {
  leftOut: readonly LeftOut[];
  done: readonly Change<Values>[];
  failures: readonly Failure<Values>[];
  untouched: readonly Change<Values>[];
  /** How many the last run changed: a retry counts its own. */
  count: number;
}

type Phase<Values> =
  | { step: 'choose' | 'reading' | 'running' }
  | { step: 'stopped'; reason: string }
  | { step: 'preview'; plan: Plan<Values>; unreadable: readonly Failure<Values>[] }
  | { step: 'result'; report: Report<Values> };

export interface BulkSelection {
  ids: readonly number[];
  listed: readonly UserRecord[];
  filter: object;
  /** The ids that stay selected: of failures, and of those that Cancel left untouched. */
  onDone: (remaining: number[]) => void;
}

export const useBulk = <Values>(act: Act<Values>, selection: BulkSelection) => {
  const t = useTranslate();
  const data = useData();
  const me = useUser();
  const client = useQueryClient();
  // A copy, because onDone reduces the selection while the dialog is open.
  const [{ ids, listed, filter }] = useState(selection);
  const [values, setValues] = useState(act.initial);
  const [phase, setPhase] = useState<Phase<Values>>({ step: act.Inputs ? 'choose' : 'reading' });
  const { progress, begin, stop } = useRun();

  const read = async () => {
    setPhase({ step: 'reading' });
    const run = begin(ids.length);
    const unreadable: Failure<Values>[] = [];
    const onUnreadable = (user: UserRecord, reason: string) => unreadable.push({ user, reason });
    const tools = createActTools({ data, me, t, ...run, onUnreadable });
    try {
      const onPart = (done: number) => run.onProgress(done, ids.length);
      const people = await readPeople({ ids, listed, filter, onPart }, tools);
      const plan = await act.plan(people, values, tools);
      if (!run.signal.aborted) setPhase({ step: 'preview', plan, unreadable });
    } catch (error) {
      if (!run.signal.aborted) setPhase({ step: 'stopped', reason: reasonOf(t, 'users.list', error) });
    }
  };

  const send = async (changes: readonly Change<Values>[], before: Omit<Report<Values>, 'count'>) => {
    setPhase({ step: 'running' });
    const sent = await sendChanges(changes, { values, ...begin(changes.length) });
    const failed = sent.failed.map(({ item, error }) => ({
      user: item.user,
      change: item,
      reason: reasonOf(t, act.call, error),
    }));
    const report: Report<Values> = {
      leftOut: before.leftOut,
      done: [...before.done, ...sent.done],
      failures: [...before.failures.filter(({ change }) => !change), ...failed],
      untouched: [...before.untouched, ...sent.untouched],
      count: sent.done.length,
    };
    setPhase({ step: 'result', report });
    // A part of what failed may be done.
    const changed = new Set<unknown>([...sent.done, ...failed].map(({ user }) => user.id));
    void client.invalidateQueries({
      predicate: ({ queryKey: [first, second] }) => first === 'users' || changed.has(second),
    });
    selection.onDone([...report.failures, ...report.untouched].map(({ user }) => user.id));
  };

  useEffect(() => {
    if (!act.Inputs) void read();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the dialog opens
  }, []);

  return {
    phase,
    progress,
    values,
    setValues,
    read: () => void read(),
    choose: () => {
      stop();
      setPhase({ step: 'choose' });
    },
    run: () => {
      if (phase.step !== 'preview') return;
      const { plan, unreadable } = phase;
      void send(plan.changes, { leftOut: plan.leftOut, done: [], failures: unreadable, untouched: [] });
    },
    retry: () => {
      if (phase.step !== 'result') return;
      void send(
        phase.report.failures.flatMap(({ change }) => change ?? []),
        phase.report,
      );
    },
    cancel: stop,
  };
};
