import { Outlet } from 'react-router-dom';
// oxlint-disable-next-line import/no-unassigned-import -- adds the texts of the pages behind the sign-in
import '../i18n/signedInMessages';
import { allowPlainText } from '../ui/trusted';
import { SubjectPages } from '../features/notification/destinations';
import { NotificationBell } from '../features/notification/NotificationBell';
import { AppLayout } from './layout/AppLayout';
import { addressOfSubject } from './pages';
import { LiveNotifications } from './LiveNotifications';
import { SessionUpkeep } from './SessionUpkeep';
import { SignedInProviders } from './SignedInProviders';

allowPlainText();

const SignedInApp = () => (
  <SignedInProviders>
    <LiveNotifications />
    <SessionUpkeep />
    <AppLayout bell={<NotificationBell />}>
      <SubjectPages value={addressOfSubject}>
        <Outlet />
      </SubjectPages>
    </AppLayout>
  </SignedInProviders>
);

export default SignedInApp;
