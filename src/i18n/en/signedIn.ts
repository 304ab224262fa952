import english from 'ra-language-english';
import { dashboard } from './dashboard';
import { notificationControls } from './notificationControls';
import { newPassword } from './newPassword';
import { profile } from './profile';
import { projects } from './projects';
import { sessions } from './sessions';

/** What the portal behind the sign-in needs besides the texts of the entry; react-admin's own words included. */
export const signedInMessages = {
  ...english,
  dashboard,
  notificationControls,
  newPassword,
  profile,
  projects,
  sessions,
};
