import type { Schema } from '../../contract/Schema';

type Session = Schema<'ActiveSession'>;

export type ActiveSession = { [Name in keyof Session]?: Session[Name] | null } & Pick<
  Session,
  'user_activate_session_id'
> & { is_current_session: boolean };

export interface ActiveSessions {
  current: ActiveSession | null;
  others: ActiveSession[];
}

export const allSessions = ({ current, others }: ActiveSessions): ActiveSession[] =>
  current ? [current, ...others] : others;

/** All sessions except this browser's; only one's own list contains it. */
export const sessionsElsewhere = (sessions: ActiveSessions, isOwn: boolean): ActiveSession[] =>
  isOwn ? sessions.others : allSessions(sessions);

interface SessionUsage {
  used: number;
  max: number;
  percent: number;
  isLimitReached: boolean;
}

/** Treats a missing limit as 1. */
export const sessionUsage = (sessions: ActiveSessions, limit: number | null | undefined): SessionUsage => {
  const used = allSessions(sessions).length;
  const max = limit && limit >= 1 ? limit : 1;
  return { used, max, percent: Math.min(100, Math.round((used / max) * 100)), isLimitReached: used >= max };
};

export const oldestOther = ({ others }: ActiveSessions): ActiveSession | null => {
  const getStart = (session: ActiveSession) => {
    const start = Date.parse(session.session_start ?? '');
    return Number.isNaN(start) ? Number.POSITIVE_INFINITY : start;
  };
  return others.reduce<ActiveSession | null>(
    (oldest, session) => (oldest && getStart(oldest) <= getStart(session) ? oldest : session),
    null,
  );
};

export const findNewSessions = ({ others }: ActiveSessions, seenIds: readonly number[]): Set<number> =>
  new Set(others.map((session) => session.user_activate_session_id).filter((id) => !seenIds.includes(id)));

export const withoutSession = ({ current, others }: ActiveSessions, endedId: number): ActiveSessions => ({
  current: current?.user_activate_session_id === endedId ? null : current,
  others: others.filter((session) => session.user_activate_session_id !== endedId),
});

type Location = ActiveSession['location'];

const placeFields = ['city', 'region', 'country', 'zip', 'isp', 'message'] as const;

interface PlaceDetail {
  field: (typeof placeFields)[number] | 'place';
  value: string;
}

const trimmed = (text: unknown): string => (typeof text === 'string' ? text.trim() : '');

export const placeDetails = (location: Location): PlaceDetail[] => {
  if (typeof location === 'string')
    return trimmed(location) ? [{ field: 'place', value: location.trim() }] : [];
  if (!location) return [];
  const values = { ...location, region: trimmed(location.regionName) || trimmed(location.region) };
  return placeFields
    .map((field) => ({ field, value: trimmed(values[field]) }))
    .filter(({ value }) => value !== '');
};

export const placeName = (location: Location): string => {
  const details = placeDetails(location);
  const joinFields = (...fields: PlaceDetail['field'][]) => {
    const found = details.filter(({ field }) => fields.includes(field)).map(({ value }) => value);
    return [...new Set(found)].join(', ');
  };
  return joinFields('place') || joinFields('city', 'country') || joinFields('region');
};
