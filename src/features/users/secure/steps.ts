import { useState } from 'react';
import { errorMessageOf, type Call, type ErrorMessage, type Sentence } from '../../../api/errors';

export interface Step {
  /** A message key. */
  title: string;
  /** Explains a failure of `run`. */
  call: Call;
  /** Resolves with what came of it. */
  run: () => Promise<Sentence>;
}

export type StepState =
  | { state: 'waiting' | 'running' }
  | { state: 'done'; result: Sentence }
  | { state: 'failed'; failure: ErrorMessage };

const waiting: StepState = { state: 'waiting' };

/** Runs steps one after the other; a failed one keeps none of the later ones from running. `onEnd` follows each run and retry. */
export const useSteps = (onEnd: () => void) => {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [states, setStates] = useState<ReadonlyMap<Step, StepState>>(new Map());
  const runOne = async (step: Step) => {
    const become = (state: StepState) => setStates((all) => new Map(all).set(step, state));
    become({ state: 'running' });
    try {
      become({ state: 'done', result: await step.run() });
    } catch (error) {
      become({ state: 'failed', failure: errorMessageOf(step.call, error) });
    }
  };
  const run = async (all: readonly Step[]) => {
    setSteps(all);
    setStates(new Map(all.map((step) => [step, waiting])));
    for (const step of all) await runOne(step);
    onEnd();
  };
  const retry = async (step: Step) => {
    await runOne(step);
    onEnd();
  };
  const shown = steps.map((step) => ({ step, ...(states.get(step) ?? waiting) }));
  return {
    shown,
    hasBegun: steps.length > 0,
    isRunning: shown.some(({ state }) => state === 'waiting' || state === 'running'),
    isDone: steps.length > 0 && shown.every(({ state }) => state === 'done'),
    run,
    retry,
  };
};

export type Steps = ReturnType<typeof useSteps>;
