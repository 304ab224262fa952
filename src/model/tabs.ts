/** Tabs of the profile page, by their names in the URL (spec 1 §2 "Profile page"). */
export const profileTabs = ['account', 'security', 'sessions', 'notifications'] as const;

/** Ids of spec 2 §2.1 and decisions §6, and the resource whose list a tab shows. */
export const adminTabs = {
  users: { id: 'managedUsers', resource: 'users' },
  googlePlay: { id: 'google play', resource: 'google-play' },
  dicServices: { id: 'dis services', resource: 'dic-services' },
  messageTemplate: { id: 'message template', resource: 'custom-message-template' },
} as const;

export type AdminTab = keyof typeof adminTabs;

export const adminTabNames = Object.keys(adminTabs) as AdminTab[];

const aliases = new Map<string, AdminTab>([
  ['users', 'users'],
  ['usersresource', 'users'],
  ['dicservices', 'dicServices'],
  ['googleplayurl', 'googlePlay'],
  ['messagetemplates', 'messageTemplate'],
]);

const normalize = (id: string): string => id.toLowerCase().replace(/[^a-z]/g, '');

export const parseAdminTab = (id: unknown): AdminTab | null => {
  if (typeof id !== 'string') return null;
  const plainId = normalize(id);
  return (
    adminTabNames.find((tab) => normalize(adminTabs[tab].id) === plainId) ?? aliases.get(plainId) ?? null
  );
};

export const adminTabState = (tab: AdminTab): { activeTab: string } => ({ activeTab: adminTabs[tab].id });
