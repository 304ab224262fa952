import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useHeldPage } from '../ui/navigation/PortalRouter';
import { pageAt } from './pages';

/** A page whose code is still loading shows its skeleton at once, and a hidden tab is not painted. */
const isReady = (pathname: string) => !document.hidden && pageAt(pathname)?.page.isLoaded() === true;

export const HeldPage = ({ children }: { children: ReactNode }) => (
  <Box aria-busy={useHeldPage(isReady)} sx={progress}>
    {children}
  </Box>
);

const grow = keyframes({ from: { scale: '0 1', opacity: 0 }, '5%': { opacity: 1 } });

/** A line at the top: fading the page would paint it once more. A fast page comes before the line is seen. */
const progress = {
  display: 'contents',
  '&[aria-busy=true]::after': {
    content: '""',
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: 'tooltip',
    height: '3px',
    bgcolor: 'primary.main',
    transformOrigin: 'left',
    animation: `${grow} 3s ease-out`,
  },
};
