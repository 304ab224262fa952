import { describe, expect, it } from 'vitest';
import { validateCode, isManualCode } from '../../../src/features/profile/AuthenticatorCodeInput';
import { totpCode } from '../../support/totpCode';

const secret = 'JBSWY3DPEHPK3PXP';
const now = Date.UTC(2026, 0, 30, 8, 0, 12);

describe('checkCode', () => {
  it('accepts the example of RFC 6238', () => {
    const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(validateCode(rfcSecret, '287082', 59_000)).toEqual({ result: 'right' });
  });

  it.each([
    [0, { result: 'right' }],
    [1, { result: 'right' }],
    [-1, { result: 'right' }],
    [2, { result: 'clockOff', seconds: 60 }],
    [-2, { result: 'clockOff', seconds: -60 }],
    [10, { result: 'clockOff', seconds: 300 }],
    [-10, { result: 'clockOff', seconds: -300 }],
    [11, { result: 'wrong' }],
    [-11, { result: 'wrong' }],
  ])('checks a code %i steps away: %o', (steps, check) => {
    expect(validateCode(secret, totpCode(secret, now, steps), now)).toEqual(check);
  });

  it('rejects the code of another secret', () => {
    expect(validateCode(secret, totpCode('KRSXG5CTMVRXEZLU', now), now)).toEqual({ result: 'wrong' });
  });

  it('accepts a manual code in groups and in lower case', () => {
    expect(validateCode('jbsw y3dp-ehpk 3pxp', totpCode(secret, now), now)).toEqual({ result: 'right' });
  });
});

it.each([
  [secret, true],
  ['jbsw y3dp ehpk 3pxp', true],
  ['', false],
  ['not a secret!', false],
  ['1890', false],
])('checks if "%s" is a manual code: %s', (text, expected) => {
  expect(isManualCode(text)).toBe(expected);
});
