import type { Right } from '../../../auth/access';

/** Menu of the selected users. The actions are loaded with their dialog. */
export const bulkActionMenu = [
  { name: 'activate', needs: 'users.edit' },
  { name: 'deactivate', needs: 'users.edit' },
  { name: 'services', needs: 'dic-services.give' },
  { name: 'sameServices', needs: 'dic-services.give' },
  { name: 'sessionLimit', needs: 'users.edit' },
  { name: 'endSessions', needs: 'users.inspect' },
  { name: 'verifiedUntil', needs: 'users.edit' },
] as const satisfies readonly { name: string; needs: Right }[];

export type BulkActionName = (typeof bulkActionMenu)[number]['name'];
