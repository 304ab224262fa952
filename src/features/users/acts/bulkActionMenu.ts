import type { Right } from '../../../auth/access';

/** Menu of the selected users. The actions are loaded with their dialog. */
export const bulkActionMenu = [
  { name: 'activate', requiredRight: 'users.edit' },
  { name: 'deactivate', requiredRight: 'users.edit' },
  { name: 'services', requiredRight: 'dic-services.give' },
  { name: 'sessionLimit', requiredRight: 'users.edit' },
  { name: 'endSessions', requiredRight: 'users.inspect' },
  { name: 'verifiedUntil', requiredRight: 'users.edit' },
] as const satisfies readonly { name: string; requiredRight: Right }[];

export type BulkActionName = (typeof bulkActionMenu)[number]['name'];
