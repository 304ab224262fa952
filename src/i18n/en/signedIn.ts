import english from 'ra-language-english';
import { admin } from './admin';
import { customMessageTemplate } from './customMessageTemplate';
import { dashboard } from './dashboard';
import { dateRange } from './dateRange';
import { dicServices } from './dicServices';
import { googlePlay } from './googlePlay';
import { mediaLibraryFolder } from './mediaLibraryFolder';
import { notification } from './notification';
import { notificationControls } from './notificationControls';
import { profile } from './profile';
import { projects } from './projects';
import { proof } from './proof';
import { sessions } from './sessions';
import { userPages } from './userPages';
import { users } from './users';

/** The texts of all pages behind the sign-in. */
export const signedInMessages = {
  ...english,
  admin,
  customMessageTemplate,
  dashboard,
  dateRange,
  dicServices,
  googlePlay,
  mediaLibraryFolder,
  notification,
  notificationControls,
  profile,
  projects,
  proof,
  sessions,
  userPages,
  users,
};
