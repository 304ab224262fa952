import type { NotificationPayload } from 'ra-core';

export interface StackedToast {
  key: number;
  payload: NotificationPayload;
  duplicates: readonly NotificationPayload[];
}

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;

const toastKey = (payload: NotificationPayload): number => {
  const known = keys.get(payload);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(payload, lastKey);
  return lastKey;
};

const isUndoable = ({ notificationOptions }: NotificationPayload) => Boolean(notificationOptions?.undoable);

const serializeArgs = ({ notificationOptions: options }: NotificationPayload): string =>
  JSON.stringify([options?.messageArgs, options?.['reason']]);

const areDuplicates = (one: NotificationPayload, other: NotificationPayload): boolean =>
  one === other ||
  (typeof one.message === 'string' &&
    one.message === other.message &&
    one.type === other.type &&
    !isUndoable(one) &&
    !isUndoable(other) &&
    serializeArgs(one) === serializeArgs(other));

/** Hides duplicates; `superseded` is an older undoable toast whose mutation must be committed now. */
export const toastStack = (all: readonly NotificationPayload[]) => {
  const undoables = all.filter(isUndoable);
  const superseded = undoables.length > 1 ? undoables[0] : undefined;
  const shown = all
    .filter((payload) => payload !== superseded)
    .map((payload): StackedToast => ({
      key: toastKey(payload),
      payload,
      duplicates: all.filter((other) => areDuplicates(payload, other)),
    }))
    .filter(({ payload, duplicates }) => duplicates.at(-1) === payload);
  return { shown, superseded };
};
