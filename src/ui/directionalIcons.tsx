import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import LeftIcon from '@mui/icons-material/ChevronLeft';
import RightIcon from '@mui/icons-material/ChevronRight';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';

/** Mirrored by the theme in right-to-left languages. */
const mirrorInRtl = (Icon: ComponentType<SvgIconProps>) => (props: SvgIconProps) => (
  <Icon {...props} data-mirrored />
);

export const ArrowBack = mirrorInRtl(BackIcon);
export const ArrowForward = mirrorInRtl(ForwardIcon);
export const ChevronLeft = mirrorInRtl(LeftIcon);
export const ChevronRight = mirrorInRtl(RightIcon);
export const Logout = mirrorInRtl(LogoutIcon);
export const ViewList = mirrorInRtl(ListIcon);
