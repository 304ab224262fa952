import { describe, expect, it } from 'vitest';
import { fromContract, getMaxLengths } from '../../src/model/fromContract';

const version = fromContract('GooglePlayUrlInput', 'version', 'googlePlay.versionRequired');
const limit = fromContract('updateUser', 'max_active_sessions');

describe('fromContract', () => {
  it.each([
    ['a missing value', version(' ', {}, {}), 'googlePlay.versionRequired'],
    ['a value', version('1.0', {}, {}), undefined],
    ['long text', version('1'.repeat(51), {}, {}), { message: 'ra.validation.maxLength', args: { max: 50 } }],
    ['an optional field left empty', limit('', {}, {}), undefined],
    ['a small number', limit('0', {}, {}), { message: 'ra.validation.minValue', args: { min: 1 } }],
    ['a large number', limit('11', {}, {}), { message: 'ra.validation.maxValue', args: { max: 10 } }],
    [
      'no email',
      fromContract('createUser', 'email')('a', {}, {}),
      { message: 'ra.validation.email', args: {} },
    ],
    ['a custom rule', fromContract('createUser', 'email', () => 'own')('a', {}, {}), 'own'],
  ])('validates %s', (_what, problem, expected) => {
    expect(problem).toEqual(expected);
  });

  it('returns limits for inputs', () => {
    expect([version.isRequired, version.limits.maxLength]).toEqual([true, 50]);
    expect([limit.isRequired, limit.limits.min, limit.limits.max]).toEqual([false, 1, 10]);
    expect(getMaxLengths('signIn')).toEqual({ email: 254, password: 512 });
  });
});
