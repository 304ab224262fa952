import { NotificationPanel } from '../features/notification/NotificationPanel';
import { NotificationDestinations } from './NotificationDestinations';

interface BellPanelProps {
  id: string;
  /** Something in it was pressed, so it stays although the mouse leaves. */
  onKeep: () => void;
  onClose: () => void;
}

const BellPanel = ({ id, onKeep }: BellPanelProps) => (
  <NotificationDestinations>
    <NotificationPanel id={id} onKeep={onKeep} />
  </NotificationDestinations>
);

export default BellPanel;
