import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import type { Leaving } from './useTarget';

/** Asks before a link leads out of the portal to a host that nobody vouches for (decisions §5). */
export const LeaveDialog = ({ host, go, stay }: Leaving) => (
  <ConfirmDialog
    open
    title="dashboard.target.title"
    message="dashboard.target.text"
    confirm="dashboard.target.go"
    cancel="dashboard.target.stay"
    args={{ host }}
    onConfirm={go}
    onCancel={stay}
  />
);
