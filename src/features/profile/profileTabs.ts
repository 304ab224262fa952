/** The sections of the profile page, as the address names them. */
export const profileTabs = ['account', 'security', 'sessions', 'notifications'] as const;
