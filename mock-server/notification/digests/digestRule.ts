import { channelsOf, type NotificationMode } from '../../../src/model/notification/notificationModes';

const hour = 3_600_000;
const day = 24 * hour;

/** Collected mails go out at six in the morning UTC, the weekly ones on Mondays. 1970 began on a Thursday. */
const rounds = {
  daily: { everyMs: day, firstAt: 6 * hour },
  weekly: { everyMs: 7 * day, firstAt: 4 * day + 6 * hour },
} as const;

export const lastRound = (rhythm: keyof typeof rounds, now: number): number => {
  const { everyMs, firstAt } = rounds[rhythm];
  return Math.floor((now - firstAt) / everyMs) * everyMs + firstAt;
};

/** `since`: when the note was collected, in ms since 1970. */
export const fateOf = (mode: NotificationMode, since: number, now: number): 'send' | 'wait' | 'drop' => {
  const { mail } = channelsOf(mode);
  if (mail === 'off') return 'drop';
  if (mail === 'atOnce') return 'send';
  return since < lastRound(mail, now) ? 'send' : 'wait';
};
