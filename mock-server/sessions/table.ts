import type { components } from '../../src/api/schema';
import { table } from '../table';

export interface SessionRow extends Omit<
  components['schemas']['ActiveSession'],
  'user_activate_session_id' | 'device_info' | 'location'
> {
  id: number;
  user: number;
  device_info: { Device: string; 'Device Type': string; Browser: string };
  location: Record<string, string | number> | string;
  /** Random name of the session inside its tokens (`sid`); a token whose session is gone is dead. */
  key: string;
  /** The only refresh token that still counts, by its `jti`. */
  refresh_id: string;
  /** Opens the live notifications of this session: /secure/notifications/{key}/. */
  notification_key: string;
}

export const sessions = table<SessionRow>()('from the start', {
  key: (row) => row.key,
  notification_key: (row) => row.notification_key,
  user: (row) => row.user,
});
