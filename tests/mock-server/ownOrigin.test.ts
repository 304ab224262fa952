import { expect, it } from 'vitest';
import { ownOrigin, withOrigin, withoutOrigin } from '../../mock-server/ownOrigin';

const origin = 'http://127.0.0.1:3000';

it.each([
  [origin, ownOrigin],
  [`${origin}/dev/companion/shm`, `${ownOrigin}/dev/companion/shm`],
  [`["${origin}","https://other.example"]`, `["${ownOrigin}","https://other.example"]`],
  [`${origin}?a=1`, `${ownOrigin}?a=1`],
  ['http://127.0.0.1:30001/x', 'http://127.0.0.1:30001/x'],
  ['https://other.example', 'https://other.example'],
  ['', ''],
])('%j is stored as %j and restored', (shown, stored) => {
  expect(withoutOrigin(shown, origin)).toBe(stored);
  expect(withOrigin(stored, origin)).toBe(shown);
});
