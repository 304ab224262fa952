import Computer from '@mui/icons-material/ComputerOutlined';
import DevicesOther from '@mui/icons-material/DevicesOther';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import Tablet from '@mui/icons-material/TabletOutlined';
import type { ActiveSession } from '../../../model/sessions/activeSession';
import { deviceKind } from './sessionSearch';

const icons = { phone: Smartphone, tablet: Tablet, computer: Computer, unknown: DevicesOther };

/** What a session runs on, as a picture; the words stand beside it. */
export const DeviceIcon = ({ session }: { session: ActiveSession }) => {
  const Icon = icons[deviceKind(session)];
  return <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary', flexShrink: 0 }} />;
};
