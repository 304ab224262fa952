import { activate, deactivate } from './actions/activation';
import { endSessions } from './actions/endSessions';
import { sameServices, services } from './actions/services';
import { sessionLimit } from './actions/accountFields';
import { verifiedUntil } from './actions/accountFields';
import type { BulkAction } from './bulkAction';
import type { BulkActionName } from './bulkActionMenu';

/** The dialog passes only an action's own values to it. */
export const bulkActions: Record<BulkActionName, BulkAction<unknown>> = {
  activate,
  deactivate,
  services,
  sameServices,
  sessionLimit,
  endSessions,
  verifiedUntil,
};
