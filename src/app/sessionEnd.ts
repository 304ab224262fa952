import { session } from '../auth/session';
import { createListeners } from '../model/createListeners';
import { renewal } from './providers';

/** `expired`: a dialog says so. `dead`: the sign-in page does, as where it was over at page load (decisions §4). */
export type SessionEnd = 'none' | 'expired' | 'dead' | 'signingOut';

let now: SessionEnd = 'none';
const changes = createListeners();

const change = (next: SessionEnd) => {
  now = next;
  changes.notify();
};

renewal.onExpired((notice) => {
  if (now !== 'none' || notice === 'caller') return;
  change(notice === 'dialog' ? 'expired' : 'dead');
  if (notice === 'signInPage') session.end({ keepRemembered: true });
});
session.subscribe((event) => {
  if (event === 'started') change('none');
  if (event === 'leaving' && now === 'none') change('signingOut');
});

export const sessionEnd = {
  now: () => now,
  subscribe: changes.subscribe,
  /** Marks the end as announced, so that another visit does not repeat it. */
  acknowledge: () => change('none'),
};
