export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const isoTime = (ms: number): string => new Date(ms).toISOString();

export const isoDay = (ms: number): string => isoTime(ms).slice(0, 10);
