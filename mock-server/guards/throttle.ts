import type { RequestHandler, Response } from 'express';
import type { ServerContext } from '../context';
import { sendFailure } from './answer';
import { Attempts } from './Attempts';
import { BackOff } from './BackOff';
import { onOutcome } from './outcome';
import { callerOf } from './person';
import { throttled } from './Refusal';
import { attemptOf } from './throttledCalls';
import type { Attempt } from './throttledCalls';

/** An office shares one address: it may try what that many people may. */
const peopleAtAnAddress = 10;

const failuresOfADay = 50;

/** Whether or not the account exists; ten times as much from one address, and longer waits after failures. */
export const throttle = (context: ServerContext): RequestHandler => {
  const { db, now, settings } = context;
  const limit = settings.throttlePerMinute;
  const attempts = new Attempts(now);
  const backOff = new BackOff(db, now);

  const waitOf = ({ account, address, guess }: Attempt): number =>
    Math.max(
      attempts.wait(account, limit),
      attempts.wait(address, limit * peopleAtAnAddress),
      guess === null ? 0 : backOff.wait(guess, limit),
      guess === null ? 0 : backOff.wait(address, limit * failuresOfADay),
    );

  const count = ({ account, address, guess }: Attempt, res: Response): void => {
    attempts.count(account);
    attempts.count(address);
    if (guess === null) return;
    onOutcome(res, (isRight) => {
      if (isRight) backOff.succeeded(guess);
      else for (const name of [guess, address]) backOff.failed(name);
    });
  };

  return (req, res, next) => {
    const attempt = limit === 0 ? null : attemptOf(context, req, callerOf(res)?.person);
    const wait = attempt ? waitOf(attempt) : 0;
    if (wait > 0) {
      sendFailure(req, res, throttled(Math.ceil(wait / 1000)));
      return;
    }
    if (attempt) count(attempt, res);
    next();
  };
};
