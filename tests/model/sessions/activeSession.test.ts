import { expect, it } from 'vitest';
import {
  allSessions,
  oldestOther,
  sessionsElsewhere,
  sessionUsage,
  withoutSession,
  type ActiveSession,
  placeDetails,
  placeName,
} from '../../../src/model/sessions/activeSession';

const createSession = (id: number, change: Partial<ActiveSession> = {}): ActiveSession => ({
  user_activate_session_id: id,
  is_current_session: false,
  ...change,
});
const current = createSession(1, { is_current_session: true });
const createOthers = (count: number) =>
  Array.from({ length: count }, (_, index) => createSession(10 + index));

it.each([
  [true, [10, 11]],
  [false, [1, 10, 11]],
])('excludes the current session of an own list (%s): %j', (isOwn, ids) => {
  const elsewhere = sessionsElsewhere({ current, others: createOthers(2) }, isOwn);
  expect(elsewhere.map((session) => session.user_activate_session_id)).toEqual(ids);
});

it.each([
  ['no session', 0, false, 3, { used: 0, max: 3, percent: 0, isLimitReached: false }],
  ['fewer sessions', 1, true, 3, { used: 2, max: 3, percent: 67, isLimitReached: false }],
  ['exactly as many sessions', 2, true, 3, { used: 3, max: 3, percent: 100, isLimitReached: true }],
  ['more sessions, the bar capped', 5, true, 3, { used: 6, max: 3, percent: 100, isLimitReached: true }],
  ['no current session', 2, false, 3, { used: 2, max: 3, percent: 67, isLimitReached: false }],
  ['no limit, which is 1', 0, true, undefined, { used: 1, max: 1, percent: 100, isLimitReached: true }],
  ['a limit of null, which is 1', 0, false, null, { used: 0, max: 1, percent: 0, isLimitReached: false }],
  ['a limit of 0, which is 1', 0, true, 0, { used: 1, max: 1, percent: 100, isLimitReached: true }],
  ['a negative limit, which is 1', 0, true, -1, { used: 1, max: 1, percent: 100, isLimitReached: true }],
])('counts the session limit with %s', (_case, count, hasCurrent, limit, usage) => {
  expect(sessionUsage({ current: hasCurrent ? current : null, others: createOthers(count) }, limit)).toEqual(
    usage,
  );
});

const [first, second] = ['2026-03-01T09:00:00Z', '2026-03-02T09:00:00Z'];
it.each([
  ['none where there is none', [], undefined],
  ['found by its start', [second, first], 2],
  ['found across time zones', ['2026-03-02T09:00:00+02:00', '2026-03-02T08:00:00Z'], 1],
  ['not one whose start is unknown', [undefined, second], 2],
  ['never the current one', [second], 1],
])('finds the oldest other session: %s', (_case, starts, id) => {
  const others = starts.map((session_start, index) =>
    createSession(index + 1, session_start ? { session_start } : {}),
  );
  const oldSession = createSession(99, { session_start: '2020-01-01T00:00:00Z' });
  expect(oldestOther({ current: oldSession, others })?.user_activate_session_id).toBe(id);
});

it.each([
  [1, [10, 11]],
  [10, [1, 11]],
  [99, [1, 10, 11]],
])('removes the ended session %i', (ended, rest) => {
  const remaining = withoutSession({ current, others: createOthers(2) }, ended);
  expect(allSessions(remaining).map((session) => session.user_activate_session_id)).toEqual(rest);
});

const bordeaux = {
  status: 'success',
  city: 'Bordeaux',
  country: 'France',
  regionName: 'Nouvelle-Aquitaine',
  isp: 'Example Telecom',
  zip: '33000',
};

it.each([
  ['a text as it is', ' Bordeaux, France ', 'Bordeaux, France'],
  ['city and country of an object', bordeaux, 'Bordeaux, France'],
  ['the country alone', { country: 'France' }, 'France'],
  ['names without spaces around them', { city: ' Bordeaux ', country: ' ' }, 'Bordeaux'],
  ['the region where there is nothing else', { region: 'NAQ' }, 'NAQ'],
  ['one name where city and country are the same', { city: 'Singapore', country: 'Singapore' }, 'Singapore'],
  ['nothing for an empty text', '  ', ''],
  ['nothing for null', null, ''],
  ['nothing for a failed look-up', { status: 'fail' }, ''],
])('formats a short location: %s', (_case, location, name) => {
  expect(placeName(location)).toBe(name);
});

it('lists location details with the full region name', () => {
  expect(placeDetails({ ...bordeaux, region: 'NAQ' }).map(({ field, value }) => `${field} ${value}`)).toEqual(
    ['city Bordeaux', 'region Nouvelle-Aquitaine', 'country France', 'zip 33000', 'isp Example Telecom'],
  );
});

it.each(['  ', null, undefined, {}])('finds no details of the location %j', (location) => {
  expect(placeDetails(location)).toEqual([]);
});
