import { channelsOf } from '../../src/model/notification/notificationModes';
import type { ServerContext } from '../context';
import type { SessionRow } from '../storage/tables';
import { modeOf } from '../notification/notifications';

/** Users who asked for mails of sign-ins get one each; others only see it where another session is open. */
export const notifyElsewhere = ({ db, live, notify }: ServerContext, session: SessionRow): void => {
  const others = db.allBy('sessions', 'user', session.user).filter(({ id }) => id !== session.id);
  const mode = modeOf(db, session.user, 'update_user_login_notifications');
  const isInUse = others.length > 0 && live.isListening(session.user);
  if (!isInUse && channelsOf(mode).mail === 'off') return;
  const { device_info, ip_address } = session;
  notify(session.user, {
    preference: 'update_user_login_notifications',
    title: 'New sign-in to your account',
    message: `Your account was signed in to with ${device_info.Browser} on ${device_info.Device} (${ip_address}).`,
    service: 'PulseHub',
    other_data: { ip: ip_address, device_info },
  });
};
