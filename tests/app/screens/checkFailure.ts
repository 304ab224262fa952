import type { Fault } from '../../support/faults';
import type { ScreenCall } from './Screen';

/** State of a screen whose call fails. */
export interface FailedScreen {
  textsBefore: readonly string[];
  /** Whether the failing call has been made. */
  wasCalled: () => boolean;
  /** Delivers the delayed response. */
  release: () => void;
  announcedTexts: () => string[];
  isWaiting: () => boolean;
  isBlank: () => boolean;
  isReady: () => boolean;
  /** The page the user is on or is redirected to. */
  address: () => string;
}

/** Polls for up to 30 seconds until the condition holds. */
export const waitUntil = async (condition: () => boolean): Promise<boolean> => {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    if (condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
};

/** Returns the problems of a screen whose call fails with `fault`. */
export const checkFailure = async (
  call: ScreenCall,
  fault: Fault,
  failed: FailedScreen,
): Promise<string[]> => {
  const { redirectsTo, redirectsAtOnce = false, failsSilently = false } = call;
  const isRedirected = () => redirectsTo?.test(failed.address()) ?? false;
  // Texts announced while waiting do not report a failure.
  const isReported = () =>
    !failed.isWaiting() && failed.announcedTexts().some((text) => !failed.textsBefore.includes(text));
  const problems: string[] = [];
  const check = async (problem: string, condition: () => boolean) => {
    if (!(await waitUntil(condition))) problems.push(`${fault.name}: ${problem}`);
  };
  await check('does not make the call', failed.wasCalled);
  if (fault.isDelayOnly) {
    if (!failsSilently && !redirectsAtOnce) await check('does not show that it waits', failed.isWaiting);
    failed.release();
    if (redirectsTo) await check('does not redirect', isRedirected);
  } else if (!failsSilently && !fault.mayBeValid)
    await check('reports nothing', () => isRedirected() || isReported());
  await check('is blank', () => !failed.isBlank());
  await check('waits forever', () => !failed.isWaiting());
  if (failsSilently) await check('is not usable', failed.isReady);
  return problems;
};
