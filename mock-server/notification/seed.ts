import {
  notificationKeys,
  type NotificationKey,
  type NotificationMode,
  type NotificationModes,
} from '../../src/model/notification/notificationModes';
import { settings } from '../../src/settings';
import { recordOf } from '../recordOf';
import type { SeedContext, Random } from '../seed/SeedContext';
import type { NotificationRow } from '../storage/tables';
import { hour, isoTime, minute } from '../time';

type Text = Pick<NotificationRow, 'title' | 'message' | 'service'> & Partial<NotificationRow>;

const device = (Device: string, Browser: string, type: string) => ({ Device, Browser, 'Device Type': type });

const texts: readonly [Text, ...Text[]] = [
  {
    title: 'New sign-in to your account',
    message: 'Your account was signed in to from a new device in Bordeaux, France.',
    service: 'PulseHub',
    other_data: { ip: '203.0.113.24', device_info: device('iPhone', 'Mobile Safari 19.2', 'Mobile') },
  },
  {
    title: 'Strain limit reached on S-07',
    message: 'Bridge East Monitoring: 182 µm/m against a limit of 180 µm/m, mid span.',
    service: settings.productName,
  },
  {
    title: 'Trip approved',
    message: 'Your trip to Rotterdam from 14 to 16 April was approved.',
    service: 'PulseFin',
  },
  {
    title: 'You were mentioned',
    message: 'Samuel Osei mentioned you in "Load test, second week": could you confirm the lorries?',
    service: 'Collaboration',
  },
  {
    title: 'Task assigned: review risk register',
    message: 'Harbour Quay Renewal: 6 risks wait for your review.',
    service: 'ProjectsHub',
  },
  {
    title: 'File uploaded to Reports 2026',
    message: 'Sensor readings March.csv was added to your media library.',
    service: 'PulseHub',
  },
  {
    title: 'Cost entered above the plan',
    message: 'Foundations, Bridge East Monitoring: 12,400 EUR entered, 9,800 EUR planned.',
    service: 'PulseFin',
  },
  {
    title: 'New sign-in to your account',
    message: 'Your account was signed in to from Lyon, France.',
    service: 'PulseHub',
    other_data: { ip: '198.51.100.7', device_info: device('Windows 11', 'Edge 146', 'Desktop') },
  },
  {
    title: 'Sensor S-12 is silent',
    message: 'No reading for 6 hours. The gateway at pier 3 answers.',
    service: settings.productName,
  },
  {
    title: 'Ticket 418 was answered',
    message: 'The export of long reports works again.',
    service: 'Administration',
  },
];

/** A notification about a file names its folder, as `notifyUploads` does. */
const folderIn = ({ db }: SeedContext, user: number, title: string) =>
  db.allBy('folders', 'user', user).find(({ name }) => title === `File uploaded to ${name}`);

const unreadShare = 0.3;

export const seedNotifications = (context: SeedContext, user: number, total: number): void => {
  const { db, now } = context;
  const unread = Math.round(total * unreadShare);
  const folders = new Map(texts.map(({ title }) => [title, folderIn(context, user, title)]));
  for (let age = total - 1; age >= 0; age--) {
    const text = texts[age % texts.length] ?? texts[0];
    const folder = folders.get(text.title);
    const ago = age < 3 ? (age + 1) * 9 * minute : (age - 2) * 5 * hour + age * minute;
    db.insert('notifications', {
      user,
      other_data: folder ? { subject: { kind: 'folder', id: folder.id, name: folder.name } } : null,
      ...text,
      is_read: age >= unread,
      created_at: isoTime(now() - ago),
    });
  }
};

const modes = (of: (key: NotificationKey) => NotificationMode): NotificationModes =>
  recordOf(notificationKeys, of);

const defaultModes = (): NotificationModes => modes(() => 1);

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

export const seededModes = (account: string | null, random: Random): NotificationModes => {
  if (account === 'superuser') return { ...defaultModes(), ...superuserModes };
  return account === null ? modes(() => random.pick(typicalModes)) : defaultModes();
};
