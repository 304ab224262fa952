import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import {
  Activity,
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { afterPaint } from '../afterPaint';

/** The path that is likely to be opened next. */
export const NextPathContext = createContext<string | null>(null);

interface Place {
  location: Location;
  navigationType: NavigationType;
}

interface PrerenderedPagesProps {
  /** Pages with the same key share their state, so one is not prerendered beside the other. */
  keyOf: (pathname: string) => string;
  children: ReactNode;
}

/**
 * Renders its children for the current location and, hidden and while the browser is idle, for the next path, so
 * that opening it only has to show it. The effects of a hidden page do not run. Before it shows any other page that a
 * link opens, also one that is only partly rendered, it waits until the click is painted, so that the click is
 * answered at once; not on Back, because the browser then restores the scroll position.
 */
export const PrerenderedPages = ({ keyOf, children }: PrerenderedPagesProps) => {
  const next = use(NextPathContext);
  const upcoming = useMemo(() => (next === null ? null : openedAt(next)), [next]);
  const keyAt = ({ location }: Place) => keyOf(location.pathname);
  const current = useCurrentPlace(upcoming, keyAt);
  const [painted, setPainted] = useState(current);
  const isPrerendered = upcoming && prerendered.has(upcoming) && keyAt(current) === keyAt(upcoming);
  const isHeld =
    current.navigationType === opened &&
    keyAt(current) !== keyAt(painted) &&
    !isPrerendered &&
    // A hidden tab is not painted.
    !document.hidden;
  if (!isHeld && painted !== current) setPainted(current);
  useEffect(() => (isHeld ? afterPaint(() => setPainted(current)) : undefined), [isHeld, current]);
  const shown = isHeld ? painted : current;
  const key = keyAt(shown);
  const hidden = upcoming && keyAt(upcoming) !== key ? upcoming : null;
  return (
    <Box aria-busy={isHeld} sx={progress}>
      {/* Without it, a navigation would render each link of the shown page once more. */}
      <RouteContext value={noRoute}>
        <Activity key={key}>
          <Page place={shown}>{children}</Page>
        </Activity>
        {hidden && (
          <Activity key={keyAt(hidden)} mode="hidden">
            <Page place={hidden}>{children}</Page>
            <Prerendered place={hidden} />
          </Activity>
        )}
      </RouteContext>
    </Box>
  );
};

/** While the address stays that of `upcoming`, its object: with another, the prerendered page would render again. */
const useCurrentPlace = (upcoming: Place | null, keyAt: (place: Place) => string): Place => {
  const current = use(LocationContext);
  const [last, setLast] = useState({ current, place: current });
  if (last.current === current) return last.place;
  const wasPrerendered = upcoming && isSame(upcoming, current) && keyAt(current) !== keyAt(last.current);
  const place = wasPrerendered ? upcoming : current;
  setLast({ current, place });
  return place;
};

const Page = ({ place, children }: { place: Place; children: ReactNode }) => (
  <LocationContext value={place}>
    {children}
    <ScrollToTop />
  </LocationContext>
);

/** Not a state, which would render the pages once more. */
const prerendered = new WeakSet<Place>();

/** Notes that the page is rendered. An insertion effect is the only one that runs in a hidden page. */
const Prerendered = ({ place }: { place: Place }) => {
  useInsertionEffect(() => void prerendered.add(place), [place]);
  return null;
};

/** Rendered last, so that its effect runs after the page's. */
const ScrollToTop = () => {
  const isBack = useNavigationType() === NavigationType.Pop;
  const scroll = useEffectEvent(() => {
    if (!isBack) window.scrollTo(0, 0);
  });
  useEffect(() => scroll(), []);
  return null;
};

const opened = NavigationType.Push;
const noRoute = { outlet: null, matches: [], isDataRoute: false };

const openedAt = (pathname: string): Place => ({
  location: { pathname, search: '', hash: '', state: null, key: 'next' },
  navigationType: opened,
});

const isSame = (upcoming: Place, { location, navigationType }: Place) =>
  navigationType === upcoming.navigationType &&
  location.pathname === upcoming.location.pathname &&
  location.search + location.hash === '' &&
  location.state === null;

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
