import { queryOptions } from '@tanstack/react-query';
import type { PortalAuthProvider } from '../../auth/authProvider';

/** One's own account: asked for once when a page is loaded, and by the profile when it has grown old. */
export const profileQuery = (auth: Pick<PortalAuthProvider, 'refreshProfile'>) =>
  queryOptions({ queryKey: ['account'], networkMode: 'always', queryFn: auth.refreshProfile });
