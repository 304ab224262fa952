/** Texts of the administration page (spec 2 §2.1). */
export const admin = {
  title: 'Admin List',
  tabs: 'Administration sections',
  tab: {
    users: 'Users',
    googlePlay: 'Google Play URL',
    dicServices: 'DIC Services',
    messageTemplate: 'Message Template',
    activity: 'Activity',
  },
  activity: 'Activity of all users',
};
