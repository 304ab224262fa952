import type { NotificationPayload } from 'ra-core';

export interface StackedToast {
  key: number;
  payload: NotificationPayload;
  same: readonly NotificationPayload[];
}

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;

const keyOf = (payload: NotificationPayload): number => {
  const known = keys.get(payload);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(payload, lastKey);
  return lastKey;
};

const isUndoable = ({ notificationOptions }: NotificationPayload) => Boolean(notificationOptions?.undoable);

const argsOf = ({ notificationOptions: options }: NotificationPayload): string =>
  JSON.stringify([options?.messageArgs, options?.['reason']]);

const areSame = (one: NotificationPayload, other: NotificationPayload): boolean =>
  one === other ||
  (typeof one.message === 'string' &&
    one.message === other.message &&
    one.type === other.type &&
    !isUndoable(one) &&
    !isUndoable(other) &&
    argsOf(one) === argsOf(other));

/** Hides duplicates; `overtaken` is an older undoable message, to be committed now. */
export const toastStack = (all: readonly NotificationPayload[]) => {
  const undoables = all.filter(isUndoable);
  const overtaken = undoables.length > 1 ? undoables[0] : undefined;
  const shown = all
    .filter((payload) => payload !== overtaken)
    .map((payload): StackedToast => ({
      key: keyOf(payload),
      payload,
      same: all.filter((other) => areSame(payload, other)),
    }))
    .filter(({ payload, same }) => same.at(-1) === payload);
  return { shown, overtaken };
};
