import { expect, it } from 'vitest';
import { companionUrl } from '../../src/auth/signIn';
import type { User } from '../../src/model/users/user';

const companionRedirect = { token: 'a.b.c', backend: 'https://api.test', origin: 'https://hub.test' };
const demo: User = { user_id: 1, email: 'demo@pulsehub.test', is_demo: true };
const query = 'token=a.b.c&backend=https%3A%2F%2Fapi.test&origin=https%3A%2F%2Fhub.test';

it.each([
  ['a demo user', demo, 'https://demo.test/start', `https://demo.test/start?${query}`],
  ['an unencrypted companion', demo, 'http://demo.test/', `http://demo.test/?${query}`],
  ['a path of the portal', demo, '/dev/companion/demo', `https://hub.test/dev/companion/demo?${query}`],
  ['a URL with its own query', demo, 'https://demo.test/?lang=en', `https://demo.test/?lang=en&${query}`],
  ['no companion application', demo, '', null],
  ['a regular user', { ...demo, is_demo: false }, 'https://demo.test/', null],
  ['no user', null, 'https://demo.test/', null],
  ['another scheme than http(s)', demo, 'javascript:alert(1)', null],
  ['a scheme that ends like http', demo, 'xhttp://demo.test/', null],
  ['an invalid URL', demo, 'http://', null],
])('builds the companion URL for %s', (_case, user, companion, url) => {
  expect(companionUrl(user, companion, companionRedirect)).toBe(url);
});
