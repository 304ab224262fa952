/** Texts of the notification controls (spec 1 §4 "Notification modes", decisions §4 "Finance notice"). */
export const notificationControls = {
  title: 'Notification Controls',
  line: 'Choose how each kind of notification reaches you. Each choice is saved immediately.',
  loading: 'Loading your notification settings...',
  loadFailed: 'Your notification settings could not be loaded. They are unchanged.',
  saveFailed: '%{name} could not be saved. The setting is still “%{mode}”.',
  groupSaveFailed:
    '%{smart_count} setting could not be saved and stays as it was. |||| %{smart_count} settings could not be saved and stay as they were.',
  financeNotice:
    "You do not have access to the finance service's notification settings. Please contact an administrator.",

  notSet: 'Not set',
  mode: {
    0: 'No Notifications',
    1: 'App Immediate',
    2: 'Email Immediate',
    3: 'App & Email Immediate',
    4: 'Email Daily',
    5: 'App & Email Daily',
    6: 'Email Weekly',
    7: 'App & Email Weekly',
  },
  group: {
    account: 'User & Account Notifications',
    collaboration: 'Project & Collaboration',
    finance: 'Finance & Trips',
  },
  key: {
    update_user_notifications: 'User Updates',
    update_user_login_notifications: 'Login Notifications',
    user_media_library_notifications: 'Media Library',
    update_user_dic_services_notifications: 'Service Updates',
    ticket_notifications: 'Tickets',
    message_created_notifications: 'Messages',
    message_mention_notifications: 'Mentions',
    cost_created_notifications: 'Cost Created',
    financial_project_created_notifications: 'Financial Projects',
    trip_approved_notifications: 'Trip Approvals',
    trip_closed_notifications: 'Trip Closed',
    subordinate_trips_notifications: 'Subordinate Trips',
  },

  count: {
    app: '%{smart_count} in the app',
    atOnce: '%{smart_count} immediately by email',
    daily: '%{smart_count} in a daily email',
    weekly: '%{smart_count} in a weekly email',
    none: '%{smart_count} off',
  },
  summary: 'Your notifications: %{counts}.',
  summaryNothing: 'Nothing is set yet.',
  all: {
    label: 'Set all of “%{group}”',
    app: 'All in the App',
    mail: 'All by Email',
    appOff: 'Off',
    appOn: 'On',
    off: 'Off',
    atOnce: 'Immediately',
    daily: 'Daily',
    weekly: 'Weekly',
  },
};
