import type { Renewal } from '../auth/refresh';
import { session } from '../auth/session';
import { createListeners } from '../model/createListeners';
import { renewal } from './providers';

/**
 * How a session came, or is coming, to its end (decisions §4 "An expired session").
 *
 * `expired`: over on the server while the user was at work; they are asked to leave by a dialog.
 * `dead`: over already when the page was loaded; it is gone at once. `signingOut`: they leave themselves.
 */
export type SessionEnd = 'none' | 'expired' | 'dead' | 'signingOut';

/** Follows the session and its renewal, from the first moment on. */
const createSessionEnd = (
  source: Pick<Renewal, 'onExpired'>,
  { subscribe, end }: Pick<typeof session, 'subscribe' | 'end'>,
) => {
  let now: SessionEnd = 'none';
  const changes = createListeners();
  const become = (next: SessionEnd) => {
    now = next;
    changes.notify();
  };

  source.onExpired(({ proven }) => {
    if (now !== 'none') return;
    become(proven ? 'expired' : 'dead');
    if (!proven) end({ keepRemembered: true });
  });
  subscribe((event) => {
    if (event === 'started') become('none');
    if (event === 'leaving' && now === 'none') become('signingOut');
  });

  return {
    now: () => now,
    subscribe: changes.subscribe,
  };
};

export const sessionEnd = createSessionEnd(renewal, session);
