import { useSyncExternalStore } from 'react';
import type { Notification } from '../../model/notification/notification';
import { dateTimeText } from '../../model/time';

export interface NotificationDay {
  day: string;
  items: Notification[];
}

export const dayOf = (dateTime: string | number): string =>
  dateTimeText(new Date(dateTime).toISOString()).slice(0, 10);

const createdAts = new WeakMap<Notification, { day: string; time: number }>();

/** Day and time (ms since 1970), cached because a list of thousands is sorted often. */
export const createdAtOf = (item: Notification): { day: string; time: number } => {
  const known = createdAts.get(item);
  if (known) return known;
  const dateTime = { day: dayOf(item.created_at), time: Date.parse(item.created_at) };
  createdAts.set(item, dateTime);
  return dateTime;
};

export const groupByDay = (list: readonly Notification[]): NotificationDay[] => {
  const days: NotificationDay[] = [];
  for (const item of list) {
    const { day } = createdAtOf(item);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
};

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

export const dayHeading = (
  day: string,
  today: string,
): { word: 'today' | 'yesterday' } | { text: string } => {
  if (day === today) return { word: 'today' };
  // From noon, because a day may have 23 or 25 hours.
  const noon = noonOf(today);
  noon.setDate(noon.getDate() - 1);
  if (day === dayOf(noon.getTime())) return { word: 'yesterday' };
  return { text: longDay.format(noonOf(day)) };
};

const noonOf = (day: string) => new Date(`${day}T12:00:00`);
const fullDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit' });

/** 'MMM dd, yyyy' and 'HH:mm' in the user's time zone (spec 2 §2.8). */
export const createdTime = (dateTime: string): { date: string; time: string } => ({
  date: fullDate.format(new Date(dateTime)),
  time: dateTimeText(dateTime).slice(11, 16),
});

export const shortDay = (day: string): string => monthAndDay.format(noonOf(day));

const checkMs = 30_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, checkMs);
  return () => clearInterval(timer);
};

/** Today as `YYYY-MM-DD` in the user's time zone; it also changes while the page is open. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => dayOf(Date.now()));
