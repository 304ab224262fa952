import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useHeldPage } from '../ui/navigation/PortalRouter';
import { pageAt } from './pages';

/** A page whose code is still loading shows its skeleton at once. */
const isLoaded = (pathname: string) => pageAt(pathname)?.page.isLoaded() === true;

export const HeldPage = ({ children }: { children: ReactNode }) => (
  <Box aria-busy={useHeldPage(isLoaded)} sx={progress}>
    {children}
  </Box>
);

/** Answers the click; a fast page comes before the fading shows. */
const progress = {
  display: 'contents',
  '@media (prefers-reduced-motion: no-preference)': {
    '&[aria-busy=true] main': { opacity: 0.4, transition: 'opacity 1s' },
  },
};
