import { useSyncExternalStore } from 'react';
import type { Notification } from '../../model/notification/notification';
import { isEnglish } from '../../model/locale';
import { dateFormat, toLocalDay, toNoon, plainDateTime } from '../../model/time';
import { subscribeToClock } from '../../ui/useCheck';

export interface NotificationDay {
  day: string;
  items: Notification[];
}

const creationTimes = new WeakMap<Notification, { day: string; time: number }>();

/** Day and time (ms since 1970), cached because a list of thousands is sorted often. */
export const getCreatedAt = (item: Notification): { day: string; time: number } => {
  const cached = creationTimes.get(item);
  if (cached) return cached;
  const dateTime = { day: toLocalDay(new Date(item.created_at)), time: Date.parse(item.created_at) };
  creationTimes.set(item, dateTime);
  return dateTime;
};

export const groupByDay = (list: readonly Notification[]): NotificationDay[] => {
  const days: NotificationDay[] = [];
  for (const item of list) {
    const { day } = getCreatedAt(item);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
};

const formatLongDay = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const formatFullDate = dateFormat({ month: 'short', day: '2-digit', year: 'numeric' });
const formatMonthAndDay = dateFormat({ month: 'short', day: '2-digit' });
const formatClock = dateFormat({ hour: '2-digit', minute: '2-digit' });

export const getDayHeading = (
  day: string,
  today: string,
): { word: 'today' | 'yesterday' } | { text: string } => {
  if (day === today) return { word: 'today' };
  const noon = toNoon(today);
  noon.setDate(noon.getDate() - 1);
  if (day === toLocalDay(noon)) return { word: 'yesterday' };
  return { text: formatLongDay(toNoon(day)) };
};

/** In English 'MMM dd, yyyy' and 'HH:mm' in the user's time zone (spec 2 §2.8). */
export const formatCreatedAt = (dateTime: string): { date: string; time: string } => ({
  date: formatFullDate(new Date(dateTime)),
  time: isEnglish() ? plainDateTime(dateTime).slice(11, 16) : formatClock(new Date(dateTime)),
});

export const formatShortDay = (day: string): string => formatMonthAndDay(toNoon(day));

/** Today as `YYYY-MM-DD` in the user's time zone; it also changes while the page is open. */
export const useToday = (): string => useSyncExternalStore(subscribeToClock, () => toLocalDay(new Date()));
