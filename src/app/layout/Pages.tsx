import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { Fragment, Suspense, type ReactNode, useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom';
import { Typography } from '@mui/material';
import { useNotificationContext, useTranslate } from 'ra-core';
import { isInLibrary, paths } from '../../paths';
import { PageSkeleton } from '../../ui/loading/PageSkeleton';
import { ScreenBoundary } from '../ErrorBoundary';
import { findPage } from '../pages';
import { usePrefetch } from '../preparePage';
import { focusHeading } from '../../ui/page/PageHeading';

/** Renders the current page; the previous one stays until the code of the next has loaded. */
export const Pages = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  usePrefetch();
  return (
    <Box aria-busy={useNavigation().state === 'loading'} sx={progress}>
      <ScreenBoundary>
        <Suspense fallback={<PageSkeleton />}>
          {/* Keeps uploads across library folders, and form values across tabs. */}
          <Fragment key={isInLibrary(pathname) ? paths.folders : (findPage(pathname)?.base ?? pathname)}>
            {children}
            <ClearSignInToast />
          </Fragment>
        </Suspense>
      </ScreenBoundary>
      <ScrollRestoration getKey={getVisit} />
    </Box>
  );
};

/** Removes the sign-in toast when the user leaves the first page. */
const ClearSignInToast = () => {
  const { setNotifications } = useNotificationContext();
  useEffect(
    () => () =>
      setNotifications((all) =>
        all.filter(({ notificationOptions }) => !notificationOptions?.['isSignInToast']),
      ),
    [setNotifications],
  );
  return null;
};

const visitsByKey = new Map<string, string>();
let previous = { pathname: '', visit: '' };

/** Identifies the first history entry, whose key is always `default`, across reloads. */
const getFirstVisit = (): string => {
  const state = { visit: String(performance.timeOrigin), ...(history.state as { visit?: string } | null) };
  history.replaceState(state, '');
  return state.visit;
};

/** Keeps the scroll position while the path is the same; other pages start at the top, except on Back. */
const getVisit = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string => {
  const newVisit = () => (key === 'default' ? getFirstVisit() : key);
  const visit = visitsByKey.get(key) ?? (pathname === previous.pathname ? previous.visit : newVisit());
  visitsByKey.set(key, visit);
  previous = { pathname, visit };
  return visit;
};

const growAnimation = keyframes({ from: { scale: '0 1', opacity: 0 }, '5%': { opacity: 1 } });

/** Progress line at the top, invisible when the page loads at once. */
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
    animation: `${growAnimation} 3s ease-out`,
  },
};

/** react-admin's `<Title>` writes into the element with this id; the document takes its title from there. */
export const ReactAdminTitle = () => {
  const translate = useTranslate();
  const heading = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState('');
  const isDirect = useLocation().key === 'default';
  useEffect(() => {
    const read = () => setPage(heading.current?.textContent ?? '');
    const observer = new MutationObserver(read);
    if (heading.current)
      observer.observe(heading.current, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (page && !isDirect) focusHeading(heading.current);
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the title changes
  }, [page]);
  return (
    <>
      {page && <title>{translate('shell.title', { page })}</title>}
      <Typography
        variant="h1"
        component="div"
        {...(page && { role: 'heading', 'aria-level': 1 })}
        id="react-admin-title"
        ref={heading}
        tabIndex={-1}
        sx={{ outline: 'none', mb: 4, overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}
      />
    </>
  );
};
