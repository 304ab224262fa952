import {
  notificationKeys,
  type NotificationKey,
  type NotificationMode,
  type NotificationModes,
} from '../../src/model/notificationModes';
import { recordOf } from '../recordOf';

export const asSwitches = (modes: NotificationModes): Record<NotificationKey, boolean> =>
  recordOf(notificationKeys, (key) => modes[key] !== 0);

/** Contract §4: off is mode 0; on keeps a mode that is set and makes 0 to 1. */
export const switched = (mode: NotificationMode, on: boolean): NotificationMode => {
  if (!on) return 0;
  return mode === 0 ? 1 : mode;
};

export const isMode = (value: unknown): value is NotificationMode =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 7;
