import {
  notificationKeys,
  type NotificationKey,
  type NotificationMode,
  type NotificationModes,
} from '../../src/model/notification/notificationModes';
import { settings } from '../../src/settings';
import { toRecord } from '../toRecord';
import { parseTable, type SeedContext, type Random } from '../seedContext';
import type { NotificationRow } from '../storage/tables';
import { hour, isoTime, minute } from '../time';

const notifications = parseTable<'title' | 'message' | 'service'>(`
title | message | service
New sign-in to your account | Your account was signed in to from a new device in Bordeaux, France. | PulseHub
Strain limit reached on S-07 | Bridge East Monitoring: 182 µm/m against a limit of 180 µm/m, mid span. | ${settings.productName}
Trip approved | Your trip to Rotterdam from 14 to 16 April was approved. | PulseFin
You were mentioned | Samuel Osei mentioned you in "Load test, second week": could you confirm the lorries? | Collaboration
Task assigned: review risk register | Harbour Quay Renewal: 6 risks wait for your review. | ProjectsHub
File uploaded to Reports 2026 | Sensor readings March.csv was added to your media library. | PulseHub
Cost entered above the plan | Foundations, Bridge East Monitoring: 12,400 EUR entered, 9,800 EUR planned. | PulseFin
New sign-in to your account | Your account was signed in to from Lyon, France. | PulseHub
Sensor S-12 is silent | No reading for 6 hours. The gateway at pier 3 responds. | ${settings.productName}
Ticket 418 was answered | The export of long reports works again. | Administration
`);

const createDevice = (Device: string, Browser: string, type: string) => ({
  Device,
  Browser,
  'Device Type': type,
});

/** `other_data` of the sign-ins, by their row in the table. */
const signIns: Record<number, NotificationRow['other_data']> = {
  0: { ip: '203.0.113.24', device_info: createDevice('iPhone', 'Mobile Safari 19.2', 'Mobile') },
  7: { ip: '198.51.100.7', device_info: createDevice('Windows 11', 'Edge 146', 'Desktop') },
};

/** Finds the folder of an upload by the title that `createUploadGroups` writes. */
const findFolder = ({ db }: SeedContext, user: number, title: string) =>
  db.findAllBy('folders', 'user', user).find(({ name }) => title === `File uploaded to ${name}`);

const unreadShare = 0.3;

export const seedNotifications = (context: SeedContext, user: number, total: number): void => {
  const { db, now } = context;
  const unread = Math.round(total * unreadShare);
  const folders = notifications.map(({ title }) => findFolder(context, user, title));
  for (let age = total - 1; age >= 0; age--) {
    const textIndex = age % notifications.length;
    const texts = notifications[textIndex] ?? { title: '', message: '', service: '' };
    const folder = folders[textIndex];
    const subject = folder && { subject: { kind: 'folder', id: folder.id, name: folder.name } as const };
    const other_data = subject ?? signIns[textIndex] ?? null;
    const offset = age < 3 ? (age + 1) * 9 * minute : (age - 2) * 5 * hour + age * minute;
    const created_at = isoTime(now() - offset);
    db.insert('notifications', { user, ...texts, is_read: age >= unread, created_at, other_data });
  }
};

const createModes = (getMode: (key: NotificationKey) => NotificationMode): NotificationModes =>
  toRecord(notificationKeys, getMode);

const defaultModes = (): NotificationModes => createModes(() => 1);

const superuserModes: Partial<NotificationModes> = {
  update_user_notifications: 3,
  user_media_library_notifications: 5,
  message_created_notifications: 4,
  message_mention_notifications: 2,
  cost_created_notifications: 6,
  trip_closed_notifications: 0,
  subordinate_trips_notifications: 7,
};

const typicalModes: readonly [NotificationMode, ...NotificationMode[]] = [1, 1, 1, 3, 5, 7, 2, 0];

export const createSeedModes = (account: string | null, random: Random): NotificationModes => {
  if (account === 'superuser') return { ...defaultModes(), ...superuserModes };
  return account === null ? createModes(() => random.pick(typicalModes)) : defaultModes();
};
