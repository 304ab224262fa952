import type { Response } from 'express';
import { Refusal } from './Refusal';

type Outcome = (isRight: boolean) => void;

/** Asks to be told whether what the call tried was right. */
export const onOutcome = (res: Response, told: Outcome): void => {
  res.locals['outcome'] = told;
};

/** What the call tried was right, or `failure` says that it was not; one of the server's own says nothing. */
export const settleOutcome = (res: Response, failure?: unknown): void => {
  const told = res.locals['outcome'] as Outcome | undefined;
  if (failure === undefined) told?.(true);
  else if (failure instanceof Refusal && failure.status < 429) told?.(false);
};
