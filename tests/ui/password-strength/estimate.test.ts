import { expect, it } from 'vitest';
import { newPassword } from '../../../src/i18n/en/newPassword';
import { estimate } from '../../../src/ui/password-strength/estimate';

const known = ['nadia.laurent@example.com', 'Nadia Laurent'];

it.each([
  ['password', 'topTen', 0],
  ['qwertyuiop', null, 0],
  ['aaaaaaaaaa', 'simpleRepeat', 0],
  ['laurent', 'userInputs', 0],
  ['nadia.laurent', 'userInputs', 0],
])('calls "%s" easy to guess', (password, warning, score) => {
  const found = estimate(password, known);
  expect(found.score).toBe(score);
  if (warning) expect(found.warning).toBe(warning);
});

it.each(['lantern crossing velvet', 'k7#Tq!v2-Zp0w', 'x'.repeat(20) + 'lantern crossing velvet'.repeat(20)])(
  'calls "%s" strong',
  (password) => {
    expect(estimate(password, known).score).toBeGreaterThanOrEqual(3);
  },
);

it('warns by names that the catalogue has words for', () => {
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
  for (const password of common) {
    const { warning } = estimate(password, []);
    if (warning) expect(Object.keys(newPassword.warning)).toContain(warning);
  }
});
