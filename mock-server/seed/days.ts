export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** ISO 8601 text in UTC for milliseconds since 1970. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/** `YYYY-MM-DD` in UTC. */
export const isoDay = (ms: number): string => isoTime(ms).slice(0, 10);
