import { settings } from '../../../src/settings';
import type { SeedContext } from '../../seed/SeedContext';
import type { NotificationRow } from '../../storage/tables';
import { hour, isoTime, minute } from '../../seed/days';

type Text = Pick<NotificationRow, 'title' | 'message' | 'service' | 'other_data'>;

const device = (Device: string, Browser: string, type: string) => ({
  Device,
  Browser,
  'Device Type': type,
});

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
    other_data: null,
  },
  {
    title: 'Trip approved',
    message: 'Your trip to Rotterdam from 14 to 16 April was approved.',
    service: 'PulseFin',
    other_data: null,
  },
  {
    title: 'You were mentioned',
    message: 'Samuel Osei mentioned you in "Load test, second week": could you confirm the lorries?',
    service: 'Collaboration',
    other_data: null,
  },
  {
    title: 'Task assigned: review risk register',
    message: 'Harbour Quay Renewal: 6 risks wait for your review.',
    service: 'ProjectsHub',
    other_data: null,
  },
  {
    title: 'File uploaded to Reports 2026',
    message: 'Sensor readings March.csv was added to your media library.',
    service: 'PulseHub',
    other_data: null,
  },
  {
    title: 'Cost entered above the plan',
    message: 'Foundations, Bridge East Monitoring: 12,400 EUR entered, 9,800 EUR planned.',
    service: 'PulseFin',
    other_data: null,
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
    other_data: null,
  },
  {
    title: 'Ticket 418 was answered',
    message: 'The export of long reports works again.',
    service: 'Administration',
    other_data: null,
  },
];

/** Of ten notifications the newest three are unread: 12 of 40. */
const unreadShare = 0.3;

export const seedNotifications = ({ db, now }: SeedContext, user: number, total: number): void => {
  const unread = Math.round(total * unreadShare);
  for (let age = total - 1; age >= 0; age--) {
    const text = texts[age % texts.length] ?? texts[0];
    const ago = age < 3 ? (age + 1) * 9 * minute : (age - 2) * 5 * hour + age * minute;
    db.insert('notifications', { user, ...text, is_read: age >= unread, created_at: isoTime(now() - ago) });
  }
};
