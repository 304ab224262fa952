import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AppsOutlined from '@mui/icons-material/AppsOutlined';
import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import CodeOutlined from '@mui/icons-material/CodeOutlined';
import FolderSharedOutlined from '@mui/icons-material/FolderSharedOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PsychologyOutlined from '@mui/icons-material/PsychologyOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import SensorsOutlined from '@mui/icons-material/SensorsOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { settings } from '../../settings';

export type Tint = 'primary' | 'info' | 'success' | 'warning' | 'error';

export interface ServiceLook {
  tint: Tint;
  Icon: SvgIconComponent;
}

const looks: Record<string, ServiceLook> = {
  [settings.productKey]: { tint: 'primary', Icon: SensorsOutlined },
  financial: { tint: 'success', Icon: PaymentsOutlined },
  project_hub: { tint: 'info', Icon: AccountTreeOutlined },
  collaboration: { tint: 'warning', Icon: ForumOutlined },
  administration: { tint: 'info', Icon: FolderSharedOutlined },
  duratrans: { tint: 'warning', Icon: ScienceOutlined },
  code_hub: { tint: 'primary', Icon: CodeOutlined },
  business_hub: { tint: 'info', Icon: BusinessCenterOutlined },
  business_intelligence: { tint: 'success', Icon: InsightsOutlined },
  sales_hub: { tint: 'error', Icon: HandshakeOutlined },
  ai_hub: { tint: 'primary', Icon: PsychologyOutlined },
};

export const lookOf = (code: string): ServiceLook => looks[code] ?? { tint: 'primary', Icon: AppsOutlined };
