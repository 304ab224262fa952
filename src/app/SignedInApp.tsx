import { Outlet } from 'react-router-dom';
import { NotificationBell } from '../features/notification/NotificationBell';
import { signedInMessages } from '../i18n/en/signedIn';
import { addMessages } from '../i18n/i18nProvider';
import { AppLayout } from './layout/AppLayout';
import { LiveNotifications } from './LiveNotifications';
import { SessionUpkeep } from './SessionUpkeep';
import { SignedInProviders } from './SignedInProviders';

addMessages(signedInMessages);

const SignedInApp = () => (
  <SignedInProviders>
    <LiveNotifications />
    <SessionUpkeep />
    <AppLayout bell={<NotificationBell />}>
      <Outlet />
    </AppLayout>
  </SignedInProviders>
);

export default SignedInApp;
