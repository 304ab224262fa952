import { Secret, TOTP } from 'otpauth';

/** `clockOff`: the code belongs to another time; `seconds` is negative when the clock of the phone is slow. */
export type CodeCheck =
  { verdict: 'right' } | { verdict: 'wrong' } | { verdict: 'clockOff'; seconds: number };

const period = 30;
/** 30-second steps early or late that the server accepts (decisions §2). */
const acceptedSteps = 1;
/** Steps early or late that point to a wrong clock rather than a wrong code. */
const clockErrorSteps = 10;

export const isManualCode = (manualCode: string): boolean => /^[A-Z2-7][A-Z2-7\s=-]*$/i.test(manualCode);

export const checkCode = (manualCode: string, code: string, now: number): CodeCheck => {
  const secret = Secret.fromBase32(manualCode.replace(/[\s-]/g, ''));
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period });
  const delta = totp.validate({ token: code, timestamp: now, window: clockErrorSteps });
  if (delta === null) return { verdict: 'wrong' };
  return Math.abs(delta) <= acceptedSteps
    ? { verdict: 'right' }
    : { verdict: 'clockOff', seconds: delta * period };
};
