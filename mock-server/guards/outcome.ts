import type { Response } from 'express';
import { Refusal } from './Refusal';

type Outcome = (isRight: boolean) => void;

export const onOutcome = (res: Response, listener: Outcome): void => {
  res.locals['outcome'] = listener;
};

/** A failure of the server's own says nothing about what was tried. */
export const settleOutcome = (res: Response, failure?: unknown): void => {
  const listener = res.locals['outcome'] as Outcome | undefined;
  if (failure === undefined) listener?.(true);
  else if (failure instanceof Refusal && failure.status < 429) listener?.(false);
};
