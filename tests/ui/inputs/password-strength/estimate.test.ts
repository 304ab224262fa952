import { expect, it } from 'vitest';
import { newPassword } from '../../../../src/i18n/en/public/newPassword';
import { estimate } from '../../../../src/ui/inputs/password-strength/estimate';

const known = ['nadia.laurent@example.com', 'Nadia Laurent'];

it.each([
  ['password', 'topTen'],
  ['aaaaaaaaaa', 'simpleRepeat'],
  ['laurent', 'userInputs'],
  ['nadia.laurent', 'userInputs'],
])('rates "%s" very easy to guess, with the reason', (password, warning) => {
  expect(estimate(password, known)).toEqual({ score: 0, warning });
});

it.each(['magnificent', 'chocolate', 'kitchen', 'smith', 'Nakamura', 'butterfly', 'sunshine1'])(
  'rates the word "%s" easy to guess',
  (password) => {
    expect(estimate(password, []).score).toBeLessThanOrEqual(1);
  },
);

const long = 'lantern crossing velvet'.repeat(20);
it.each(['lantern crossing velvet', 'k7#Tq!v2-Zp0w', long])('rates strong "%s"', (password) => {
  const { score } = estimate(password, known);
  expect(score).toBeGreaterThanOrEqual(3);
});

it('returns only warnings that have a message', () => {
  const common = [
    '123456',
    'qwerty',
    'monkey',
    'abcdef',
    'smith',
    '2019',
    '12.05.1987',
    'abcabcabc',
    'dr4gon',
  ];
  const warnings = common.map((password) => estimate(password, []).warning).filter((name) => name !== null);
  expect(warnings).not.toEqual([]);
  expect(Object.keys(newPassword.warning)).toEqual(expect.arrayContaining(warnings));
});
