import { expect, it } from 'vitest';
import { liveAddress } from '../../../src/api/live/socket';

const origin = 'https://portal.example';

it.each([
  ['the configured address', ['wss://live.example', 'wss://answered.example'], 'wss://live.example'],
  ['the answered one where none is configured', ['', 'wss://answered.example'], 'wss://answered.example'],
  ['an address with a path', ['wss://live.example/hub/'], 'wss://live.example/hub'],
  ['its own origin where nothing is known', ['', null], 'wss://portal.example'],
  [
    'its own origin instead of another scheme',
    ['https://live.example', 'javascript:alert(1)'],
    'wss://portal.example',
  ],
  ['its own origin instead of no address', ['live.example'], 'wss://portal.example'],
])('the live connection listens at %s', (_what, bases, expected) => {
  expect(liveAddress('key', bases, origin)).toBe(`${expected}/secure/notifications/key/`);
});

it('the live connection stays without encryption where the portal is', () => {
  expect(liveAddress('key', [], 'http://127.0.0.1:3000')).toBe(
    'ws://127.0.0.1:3000/secure/notifications/key/',
  );
});

it('the live connection cannot be led elsewhere by a key', () => {
  expect(liveAddress('../../admin?', [], origin)).toBe(
    'wss://portal.example/secure/notifications/..%2F..%2Fadmin%3F/',
  );
});
