import english from 'ra-language-english';
import { admin } from './admin';
import { customMessageTemplate } from './customMessageTemplate';
import { dashboard } from './dashboard';
import { dateRange } from './dateRange';
import { dicServices } from './dicServices';
import { googlePlay } from './googlePlay';
import { notification } from './notification';
import { mediaLibrary } from './mediaLibrary';
import { notificationControls } from './notificationControls';
import { newPassword } from './newPassword';
import { profile } from './profile';
import { projects } from './projects';
import { sessions } from './sessions';
import { userPages } from './userPages';
import { users } from './users';

/** What the portal behind the sign-in needs besides the texts of the entry; react-admin's own words included. */
export const signedInMessages = {
  ...english,
  admin,
  customMessageTemplate,
  dashboard,
  dateRange,
  dicServices,
  googlePlay,
  notification,
  mediaLibrary,
  notificationControls,
  newPassword,
  profile,
  projects,
  sessions,
  userPages,
  users,
};
