import { bodies } from '../../contract/generated/fields';

export type NotificationKey = keyof typeof bodies.updateNotificationControl;

export const notificationKeys = Object.keys(bodies.updateNotificationControl) as readonly NotificationKey[];

/** 0 none, 1 app, 2 immediate e-mail, 3 both, 4/5 daily e-mail (without/with app), 6/7 weekly e-mail. */
export type NotificationMode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type NotificationModes = Record<NotificationKey, NotificationMode>;

/** mode = 2 × index + (app ? 1 : 0). */
export const mailRhythms = ['off', 'atOnce', 'daily', 'weekly'] as const;

type MailRhythm = (typeof mailRhythms)[number];

export interface Channels {
  mail: MailRhythm;
  app: boolean;
}

export const notificationModes: readonly NotificationMode[] = [0, 1, 2, 3, 4, 5, 6, 7];

export const parseNotificationMode = (value: unknown): NotificationMode | null =>
  notificationModes.find((mode) => mode === value) ?? null;

export const toChannels = (mode: NotificationMode): Channels => ({
  mail: mailRhythms[Math.floor(mode / 2)] ?? 'off',
  app: mode % 2 === 1,
});

const toNotificationMode = ({ mail, app }: Channels): NotificationMode =>
  parseNotificationMode(2 * mailRhythms.indexOf(mail) + Number(app)) ?? 0;

export const withChannel = (value: unknown, change: Partial<Channels>): NotificationMode =>
  toNotificationMode({ ...toChannels(parseNotificationMode(value) ?? 0), ...change });

export const sharedChannel = <C extends keyof Channels>(
  values: readonly unknown[],
  channel: C,
): Channels[C] | null => {
  const settings = new Set(
    values.map((value) => {
      const mode = parseNotificationMode(value);
      return mode === null ? null : toChannels(mode)[channel];
    }),
  );
  const [first = null] = settings;
  return settings.size === 1 ? first : null;
};

export const countModes = (values: readonly unknown[]) => {
  const channels = values
    .map(parseNotificationMode)
    .filter((mode) => mode !== null)
    .map(toChannels);
  const countMail = (rhythm: MailRhythm) => channels.filter(({ mail }) => mail === rhythm).length;
  return {
    app: channels.filter(({ app }) => app).length,
    atOnce: countMail('atOnce'),
    daily: countMail('daily'),
    weekly: countMail('weekly'),
    none: channels.filter(({ app, mail }) => !app && mail === 'off').length,
  };
};

export interface NotificationGroup {
  name: 'account' | 'collaboration' | 'finance';
  keys: readonly NotificationKey[];
}

export const notificationGroups: readonly NotificationGroup[] = [
  {
    name: 'account',
    keys: [
      'update_user_notifications',
      'update_user_login_notifications',
      'user_media_library_notifications',
    ],
  },
  {
    name: 'collaboration',
    keys: [
      'update_user_dic_services_notifications',
      'ticket_notifications',
      'message_created_notifications',
      'message_mention_notifications',
    ],
  },
  {
    name: 'finance',
    keys: [
      'cost_created_notifications',
      'financial_project_created_notifications',
      'trip_approved_notifications',
      'trip_closed_notifications',
      'subordinate_trips_notifications',
    ],
  },
];
