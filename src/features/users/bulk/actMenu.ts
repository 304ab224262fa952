import type { Right } from '../../../auth/access';

interface ActEntry {
  name: string;
  needs: Right;
}

/** What the menu of the selected users offers. The acts themselves are loaded with their dialog. */
export const actMenu = [
  { name: 'activate', needs: 'users.edit' },
  { name: 'deactivate', needs: 'users.edit' },
  { name: 'services', needs: 'dic-services.give' },
  { name: 'sameServices', needs: 'dic-services.give' },
  { name: 'sessionLimit', needs: 'users.edit' },
  { name: 'endSessions', needs: 'users.inspect' },
  { name: 'verifiedUntil', needs: 'users.edit' },
] as const satisfies readonly ActEntry[];

export type ActName = (typeof actMenu)[number]['name'];
