import type { Opening } from './recentServices';

/** What the dashboard remembers for a user, beside their other preferences. */
export const pinsKey = 'preferences.dashboard.pins';
export const openingsKey = 'preferences.dashboard.recent';

export const noPins: string[] = [];
export const noOpenings: Opening[] = [];
