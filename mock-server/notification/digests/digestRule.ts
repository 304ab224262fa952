import { channelsOf, type NotificationMode } from '../../../src/model/notificationModes';

const hour = 3_600_000;
const day = 24 * hour;

/** Collected mails go out at six in the morning UTC, the weekly ones on Mondays. 1970 began on a Thursday. */
const rounds = {
  daily: { everyMs: day, firstAt: 6 * hour },
  weekly: { everyMs: 7 * day, firstAt: 4 * day + 6 * hour },
} as const;

/** The last moment up to `now` (ms since 1970) at which mails of that rhythm went out. */
export const lastRound = (rhythm: keyof typeof rounds, now: number): number => {
  const { everyMs, firstAt } = rounds[rhythm];
  return Math.floor((now - firstAt) / everyMs) * everyMs + firstAt;
};

/**
 * What is to become of a note that was collected at `since` (ms since 1970), by the mode that its receiver
 * has now: `send` it in the next mail, let it `wait` for a round that comes later, or `drop` it, since the
 * receiver wants no such mail any more.
 */
export const fateOf = (mode: NotificationMode, since: number, now: number): 'send' | 'wait' | 'drop' => {
  const { mail } = channelsOf(mode);
  if (mail === 'off') return 'drop';
  if (mail === 'atOnce') return 'send';
  return since < lastRound(mail, now) ? 'send' : 'wait';
};
