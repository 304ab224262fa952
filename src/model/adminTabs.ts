/** Ids of spec 2 §2.1 and decisions §4. */
export const adminTabIds = {
  users: 'usersResource',
  googlePlay: 'google play',
  dicServices: 'dis services',
  messageTemplate: 'message template',
} as const;

export type AdminTab = keyof typeof adminTabIds;

export const adminTabs = Object.keys(adminTabIds) as AdminTab[];

const aliases = new Map<string, AdminTab>([
  ['users', 'users'],
  ['dicservices', 'dicServices'],
  ['googleplayurl', 'googlePlay'],
  ['messagetemplates', 'messageTemplate'],
]);

const normalize = (id: string): string => id.toLowerCase().replace(/[^a-z]/g, '');

export const adminTabOf = (id: unknown): AdminTab | null => {
  if (typeof id !== 'string') return null;
  const wanted = normalize(id);
  return adminTabs.find((tab) => normalize(adminTabIds[tab]) === wanted) ?? aliases.get(wanted) ?? null;
};

export const atAdminTab = (tab: AdminTab): { activeTab: string } => ({ activeTab: adminTabIds[tab] });
