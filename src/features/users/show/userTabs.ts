/** The areas of the details page, as the address names them; all but the first are for superusers (spec 2 §2.5). */
export const userTabs = ['details', 'logs', 'sessions', 'services', 'notifications'] as const;

export type UserTab = (typeof userTabs)[number];
