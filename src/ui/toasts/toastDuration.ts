import type { NotificationPayload } from 'ra-core';

/** Milliseconds (spec 1 §9). */
const durations: Partial<Record<string, number>> = { success: 3000, error: 5000, warning: 4000, info: 3000 };
const otherwise = 5000;

/** How long a toast stays, in ms: its own choice, else by its type; null for one that never goes by itself. */
export const toastDuration = ({ type, notificationOptions }: NotificationPayload): number | null => {
  const wanted = notificationOptions?.autoHideDuration;
  if (wanted !== undefined) return wanted;
  // What can be undone leaves time to think.
  return notificationOptions?.undoable ? otherwise : (durations[type] ?? otherwise);
};
