import type { Fault } from '../../support/faults';
import type { ScreenCall } from './Screen';

type Asked<T> = T | Promise<T>;

/** A screen after its call was made to fail, in Chromium or in jsdom. */
export interface Failed {
  /** What it said before. */
  before: readonly string[];
  /** Whether the failing call has been made. */
  wasAsked: () => boolean;
  /** Lets a late answer come. */
  release: () => void;
  spoken: () => Asked<string[]>;
  isWaiting: () => Asked<boolean>;
  isBlank: () => Asked<boolean>;
  isReady: () => Asked<boolean>;
  /** Where the user is, or is being led. */
  address: () => string;
}

/** Asks again and again, for a while, until the answer is yes. */
export const comesTrue = async (ask: () => Asked<boolean>): Promise<boolean> => {
  const end = Date.now() + 12_000;
  while (Date.now() < end) {
    try {
      if (await ask()) return true;
    } catch {
      // A page that is being left cannot be asked.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
};

/** What the screen owes a user when this call fails in this way, and fails to do. */
export const debtsOf = async (call: ScreenCall, fault: Fault, failed: Failed): Promise<string[]> => {
  const { leadsTo, leadsAtOnce = false, isQuiet = false } = call;
  const isLed = () => leadsTo?.test(failed.address()) ?? false;
  /** A word to the user that was not there before; what is said while it waits is no word about a failure. */
  const isTold = async () =>
    !(await failed.isWaiting()) && (await failed.spoken()).some((text) => !failed.before.includes(text));
  const debts: string[] = [];
  const owes = async (debt: string, ask: () => Asked<boolean>) => {
    if (!(await comesTrue(ask))) debts.push(`${fault.name}: ${debt}`);
  };
  await owes('does not make the call', failed.wasAsked);
  if (fault.isDelayOnly) {
    if (!isQuiet && !leadsAtOnce) await owes('does not say that it waits', failed.isWaiting);
    failed.release();
    if (leadsTo) await owes('leads nowhere', isLed);
  } else if (!isQuiet && !fault.mayBeValid) await owes('tells nothing', async () => isLed() || isTold());
  await owes('is blank', async () => !(await failed.isBlank()));
  await owes('spins for ever', async () => !(await failed.isWaiting()));
  if (isQuiet) await owes('is not usable', failed.isReady);
  return debts;
};
