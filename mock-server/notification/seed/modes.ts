import {
  notificationKeys,
  type NotificationKey,
  type NotificationMode,
  type NotificationModes,
} from '../../../src/model/notification/notificationModes';
import { recordOf } from '../../recordOf';
import type { Chance } from '../../seed/chance';

const modes = (of: (key: NotificationKey) => NotificationMode): NotificationModes =>
  recordOf(notificationKeys, of);

const startingModes = (): NotificationModes => modes(() => 1);

const superuserModes: Partial<NotificationModes> = {
  update_user_notifications: 3,
  user_media_library_notifications: 5,
  message_created_notifications: 4,
  message_mention_notifications: 2,
  cost_created_notifications: 6,
  trip_closed_notifications: 0,
  subordinate_trips_notifications: 7,
};

const usual: readonly [NotificationMode, ...NotificationMode[]] = [1, 1, 1, 3, 5, 7, 2, 0];

export const seededModes = (account: string | null, chance: Chance): NotificationModes => {
  if (account === 'superuser') return { ...startingModes(), ...superuserModes };
  return account === null ? modes(() => chance.pick(usual)) : startingModes();
};
