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
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { serverUrl } from '../../paths';
import { settings } from '../../settings';

interface ServiceLook {
  tint: 'primary' | 'info' | 'success' | 'warning' | 'error';
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

const getServiceLook = (code: string): ServiceLook => looks[code] ?? { tint: 'primary', Icon: AppsOutlined };

const Tile = styled('div')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
  '& > svg': { fontSize: 'inherit' },
  '& > img': { objectFit: 'contain' },
});

interface ServicePictureProps {
  code: string;
  /** The service's own icon. */
  src?: string | null | undefined;
  size?: number;
}

/** Stands beside the name of a service, wherever one is named. */
export const ServicePicture = ({ code, src, size = 48 }: ServicePictureProps) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const { tint, Icon } = getServiceLook(code);
  return (
    <Tile
      style={{
        width: size,
        height: size,
        borderRadius: size / 4,
        fontSize: size * 0.6,
        color: `var(--mui-palette-${tint}-main)`,
      }}
    >
      {src && src !== brokenUrl ? (
        <img src={serverUrl(src)} alt="" width={size} height={size} onError={() => setBrokenUrl(src)} />
      ) : (
        <Icon aria-hidden />
      )}
    </Tile>
  );
};
