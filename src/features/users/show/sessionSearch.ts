import type { ActiveSession } from '../../../model/sessions/activeSession';
import { placeDetails } from '../../../model/sessions/sessionPlace';

/** The sessions that a text is found in: device, type, browser, IP address or place; without regard to case. */
export const sessionsWith = (sessions: readonly ActiveSession[], text: string): ActiveSession[] => {
  const wanted = text.trim().toLowerCase();
  return sessions.filter(({ device_info, ip_address, location }) =>
    [
      device_info?.Device,
      device_info?.['Device Type'],
      device_info?.Browser,
      ip_address,
      ...placeDetails(location).map(({ value }) => value),
    ].some((value) => (value ?? '').toLowerCase().includes(wanted)),
  );
};

/** The kind of a device by its type and name, for its icon. */
export const deviceKind = ({ device_info }: ActiveSession): 'phone' | 'tablet' | 'computer' | 'unknown' => {
  const text = `${device_info?.['Device Type'] ?? ''} ${device_info?.Device ?? ''}`.toLowerCase();
  if (/tablet|ipad/.test(text)) return 'tablet';
  if (/mobile|phone|android/.test(text)) return 'phone';
  return /desktop|laptop|pc|mac|windows|linux|computer/.test(text) ? 'computer' : 'unknown';
};
