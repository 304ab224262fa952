import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import LeftIcon from '@mui/icons-material/ChevronLeft';
import RightIcon from '@mui/icons-material/ChevronRight';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';

/** Mirrored by the theme in right-to-left languages. */
const mirrored = (Icon: ComponentType<SvgIconProps>) => (props: SvgIconProps) => (
  <Icon {...props} data-mirrored />
);

export const ArrowBack = mirrored(BackIcon);
export const ArrowForward = mirrored(ForwardIcon);
export const ChevronLeft = mirrored(LeftIcon);
export const ChevronRight = mirrored(RightIcon);
export const Logout = mirrored(LogoutIcon);
export const ViewList = mirrored(ListIcon);
