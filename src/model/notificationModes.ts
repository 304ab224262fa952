/** The twelve notification preferences and their eight modes (spec 1 §3 and §4). */

export const notificationKeys = [
  'update_user_notifications',
  'update_user_login_notifications',
  'user_media_library_notifications',
  'update_user_dic_services_notifications',
  'ticket_notifications',
  'message_created_notifications',
  'message_mention_notifications',
  'cost_created_notifications',
  'financial_project_created_notifications',
  'trip_approved_notifications',
  'trip_closed_notifications',
  'subordinate_trips_notifications',
] as const;

export type NotificationKey = (typeof notificationKeys)[number];

/** 0 none, 1 app, 2 e-mail at once, 3 both, 4/5 daily mail (without/with app), 6/7 weekly mail. */
export type NotificationMode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type NotificationModes = Record<NotificationKey, NotificationMode>;
