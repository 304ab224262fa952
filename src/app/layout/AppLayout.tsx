import { Box } from '@mui/material';
import { Suspense, useEffect, type ReactNode, useRef } from 'react';
import { Outlet, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PageSkeleton } from '../../ui/layout/PageSkeleton';
import { replayEarlyAct } from '../earlyActs';
import { Footer } from './Footer';
import { OfflineLine } from './OfflineLine';
import { ScreenBoundary } from './ScreenBoundary';
import { SessionExpired } from './SessionExpired';
import { contentId, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

/** The frame round every signed-in page (spec 1 §2 "Application shell"). */
export const AppLayout = ({ bell }: { bell: ReactNode }) => {
  useScrollToTop();
  // Held back until a page listens, which a form here would never get to hear.
  useEffect(replayEarlyAct, []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <TopBar bell={bell} />
      <OfflineLine />
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={({ widths }) => ({
          flex: 1,
          width: '100%',
          maxWidth: widths.content,
          mx: 'auto',
          px: { xs: 4, sm: 6 },
          py: { xs: 6, sm: 8 },
          outline: 'none',
        })}
      >
        <ScreenBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </Box>
      <Footer />
      <SessionExpired />
    </Box>
  );
};

/** A new page begins at its top; the way back is left to the browser, which remembers where it was. */
const useScrollToTop = (): void => {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname, isBack]);
};
