import Box from '@mui/material/Box';
import { use, useDeferredValue, type ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';
import { pageAt } from './pages';

/**
 * Keeps the shown page until the next one has rendered in the background, so that a click is answered at once.
 * Going back is immediate, because the browser then restores the scroll position, and so is a page whose code
 * is still loading: it shows its skeleton.
 */
export const HeldPage = ({ children }: { children: ReactNode }) => {
  const location = use(LocationContext);
  const routes = use(RouteContext);
  const shownLocation = useDeferredValue(location);
  const shownRoutes = useDeferredValue(routes);
  const { pathname } = location.location;
  const isHeld =
    location.navigationType === NavigationType.Push &&
    pathname !== shownLocation.location.pathname &&
    pageAt(pathname)?.page.isLoaded() === true;
  return (
    <Box aria-busy={isHeld} sx={fadingPage}>
      <LocationContext value={isHeld ? shownLocation : location}>
        <RouteContext value={isHeld ? shownRoutes : routes}>{children}</RouteContext>
      </LocationContext>
    </Box>
  );
};

/** Answers the click; a fast page comes before the fading shows. */
const fadingPage = {
  display: 'contents',
  '@media (prefers-reduced-motion: no-preference)': {
    '&[aria-busy=true] main': { opacity: 0.4, transition: 'opacity 1s' },
  },
};
