import { randomUUID } from 'node:crypto';
import type { SeedContext } from '../seedContext';
import { digest, randomSecret } from '../secrets';
import { hour, isoTime } from '../time';

export const seedOtherSession = ({ db, now, settings }: SeedContext, user: number): void => {
  const start = now() - 20 * hour;
  db.insert('sessions', {
    user,
    ip_address: '203.0.113.24',
    device_info: { Device: 'iPhone', 'Device Type': 'Mobile', Browser: 'Mobile Safari 19.2' },
    location: {
      status: 'success',
      country: 'France',
      regionName: 'Nouvelle-Aquitaine',
      city: 'Bordeaux',
      zip: '33000',
      isp: 'Example Telecom',
      lat: 44.8378,
      lon: -0.5792,
    },
    session_start: isoTime(start),
    session_expire: isoTime(now() + settings.refreshTtlS * 1000),
    key_hash: digest(randomSecret()),
    refresh_id: randomUUID(),
    notification_key_hash: digest(randomSecret()),
    is_remembered: false,
    proven_at: null,
  });
};
