import type { Fault } from '../../support/faults';
import type { ScreenCall } from './Screen';

type MaybePromise<T> = T | Promise<T>;

/** A screen after its call was made to fail, in Chromium or in jsdom. */
export interface FailedScreen {
  textsBefore: readonly string[];
  /** Whether the failing call has been made. */
  wasCalled: () => boolean;
  /** Lets the late response through. */
  release: () => void;
  announcedTexts: () => MaybePromise<string[]>;
  isWaiting: () => MaybePromise<boolean>;
  isBlank: () => MaybePromise<boolean>;
  isReady: () => MaybePromise<boolean>;
  /** The page the user is on or is redirected to. */
  address: () => string;
}

/** Polls for up to 30 seconds until the condition holds. */
export const becomesTrue = async (condition: () => MaybePromise<boolean>): Promise<boolean> => {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    try {
      if (await condition()) return true;
    } catch {
      // A page that is being left cannot be queried.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
};

/** Returns what the screen does wrong when this call fails in this way. */
export const checkFailure = async (
  call: ScreenCall,
  fault: Fault,
  failed: FailedScreen,
): Promise<string[]> => {
  const { redirectsTo, redirectsAtOnce = false, failsSilently = false } = call;
  const isRedirected = () => redirectsTo?.test(failed.address()) ?? false;
  // Texts announced while it waits are not about a failure.
  const isReported = async () =>
    !(await failed.isWaiting()) &&
    (await failed.announcedTexts()).some((text) => !failed.textsBefore.includes(text));
  const problems: string[] = [];
  const check = async (problem: string, condition: () => MaybePromise<boolean>) => {
    if (!(await becomesTrue(condition))) problems.push(`${fault.name}: ${problem}`);
  };
  await check('does not make the call', failed.wasCalled);
  if (fault.isDelayOnly) {
    if (!failsSilently && !redirectsAtOnce) await check('does not show that it waits', failed.isWaiting);
    failed.release();
    if (redirectsTo) await check('does not redirect', isRedirected);
  } else if (!failsSilently && !fault.mayBeValid)
    await check('reports nothing', async () => isRedirected() || isReported());
  await check('is blank', async () => !(await failed.isBlank()));
  await check('waits forever', async () => !(await failed.isWaiting()));
  if (failsSilently) await check('is not usable', failed.isReady);
  return problems;
};
