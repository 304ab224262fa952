import { session } from '../auth/session';
import { createListeners } from '../model/createListeners';
import { renewal } from './providers';

/** `expired` opens a dialog; `expiredAtLoad` redirects to the sign-in page, which notifies (decisions §2). */
type SessionEnd = 'none' | 'expired' | 'expiredAtLoad' | 'signingOut';

let current: SessionEnd = 'none';
const changes = createListeners();

const change = (next: SessionEnd) => {
  current = next;
  changes.notify();
};

renewal.onExpired((notice) => {
  if (current !== 'none' || notice === 'caller') return;
  change(notice === 'dialog' ? 'expired' : 'expiredAtLoad');
  if (notice === 'signInPage') session.end({ keepRemembered: true });
});
session.subscribe((event) => {
  if (event === 'started') change('none');
  if (event === 'leaving' && current === 'none') change('signingOut');
});

export const sessionEnd = {
  getSnapshot: () => current,
  subscribe: changes.subscribe,
  /** Marks the end as announced, so that another visit does not repeat it. */
  acknowledge: () => change('none'),
};
