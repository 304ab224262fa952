import { session } from '../auth/session';
import { createListeners } from '../model/createListeners';
import { renewal } from './providers';

/** `expired`: ended while in use, a dialog says so. `dead`: already over at page load (decisions §4). */
export type SessionEnd = 'none' | 'expired' | 'dead' | 'signingOut';

let now: SessionEnd = 'none';
const changes = createListeners();

const change = (next: SessionEnd) => {
  now = next;
  changes.notify();
};

renewal.onExpired(({ wasInUse }) => {
  if (now !== 'none') return;
  change(wasInUse ? 'expired' : 'dead');
  if (!wasInUse) session.end({ keepRemembered: true });
});
session.subscribe((event) => {
  if (event === 'started') change('none');
  if (event === 'leaving' && now === 'none') change('signingOut');
});

export const sessionEnd = {
  now: () => now,
  subscribe: changes.subscribe,
  /** The user was told, so another visit must not tell it again. */
  said: () => change('none'),
};
