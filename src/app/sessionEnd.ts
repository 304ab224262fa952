import type { Renewal } from '../auth/refresh';
import { session } from '../auth/session';
import { createListeners } from '../model/createListeners';
import { renewal } from './providers';

/** `expired`: ended while in use, a dialog says so. `dead`: already over at page load (decisions §4). */
export type SessionEnd = 'none' | 'expired' | 'dead' | 'signingOut';

const createSessionEnd = (
  source: Pick<Renewal, 'onExpired'>,
  { subscribe, end }: Pick<typeof session, 'subscribe' | 'end'>,
) => {
  let now: SessionEnd = 'none';
  const changes = createListeners();
  const change = (next: SessionEnd) => {
    now = next;
    changes.notify();
  };

  source.onExpired(({ proven }) => {
    if (now !== 'none') return;
    change(proven ? 'expired' : 'dead');
    if (!proven) end({ keepRemembered: true });
  });
  subscribe((event) => {
    if (event === 'started') change('none');
    if (event === 'leaving' && now === 'none') change('signingOut');
  });

  return {
    now: () => now,
    subscribe: changes.subscribe,
  };
};

export const sessionEnd = createSessionEnd(renewal, session);
