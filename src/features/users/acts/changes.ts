import type { TranslateFunction } from 'ra-core';
import type { ServiceFlags } from '../../../model/dic-services/services';
import { dayText } from '../../../model/time';
import type { UserRecord } from '../../../model/users/userRecord';
import { describeChanges } from '../account/ChangeSummary';
import type { ServiceNames } from '../account/services';
import { getFlagChanges } from '../account/userForms';
import { isAnyFlag, serviceChange } from './serviceChange';

/** Values of a user that actions change; `sessions` is the number of those that can be ended. */
interface UserValues {
  is_active?: boolean;
  max_active_sessions?: number;
  verified_until?: string;
  services?: ServiceFlags;
  sessions?: number;
}

/** A change as data, so that every one is described, sent, recorded and, with its values swapped, undone alike. */
export interface Change {
  user: UserRecord;
  before: UserValues;
  after: UserValues;
}

export interface PlannedChange extends Change {
  /** Sentence for the list. */
  text: string;
}

/** Tells whether a recorded change has values to restore, which ended sessions have not. */
export const isUndoable = ({ after }: Change): boolean => Object.keys(after).length > 0;

/** A user who is not changed, with the reason. */
export interface Note {
  kind: 'failed' | 'untouched' | 'leftOut' | 'unreadable';
  user: UserRecord;
  reason?: string;
  text?: string;
  requestId?: string | null;
  /** The change that a retry sends again. */
  change?: PlannedChange;
}

export const getServiceChange = ({ before, after }: Change): ServiceFlags =>
  serviceChange(before.services ?? {}, after.services ?? {});

export const isChange = (change: Change): boolean => {
  const [before, after] = [change.before, change.after].map(({ services: _services, ...values }) => values);
  return isAnyFlag(getServiceChange(change)) || JSON.stringify(before) !== JSON.stringify(after);
};

/** Tells whether the user loses access. */
export const isLoss = (change: Change): boolean =>
  change.after.is_active === false || Object.values(getServiceChange(change)).includes(false);

export const describeChange = (
  t: TranslateFunction,
  { before, after }: Change,
  { getKeys, getName }: ServiceNames,
): string => {
  const { is_active, max_active_sessions: limit, verified_until: day, sessions } = after;
  const fromTo = (old: string, now: string) => t('users.bulk.change', { before: old, after: now });
  const formatDay = (text = '') => dayText(text) || t('users.bulk.none');
  const [had = {}, has = {}] = [before.services, after.services];
  const { added, removed } = getFlagChanges(getKeys(had, has), had, has);
  return [
    is_active !== undefined && t(`users.bulk.${is_active ? 'activate' : 'deactivate'}.what`),
    limit !== undefined && fromTo(String(before.max_active_sessions), String(limit)),
    day !== undefined && fromTo(formatDay(before.verified_until), formatDay(day)),
    sessions !== undefined && t('users.bulk.endSessions.what', { smart_count: before.sessions }),
    describeChanges(t, added.map(getName), removed.map(getName)),
  ]
    .filter(Boolean)
    .join(' ');
};
