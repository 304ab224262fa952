import type { Response } from 'express';
import { Refusal } from './Refusal';

type Outcome = (isRight: boolean) => void;

export const onOutcome = (res: Response, told: Outcome): void => {
  res.locals['outcome'] = told;
};

/** A failure of the server's own says nothing about what was tried. */
export const settleOutcome = (res: Response, failure?: unknown): void => {
  const told = res.locals['outcome'] as Outcome | undefined;
  if (failure === undefined) told?.(true);
  else if (failure instanceof Refusal && failure.status < 429) told?.(false);
};
