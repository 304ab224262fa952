import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new page begins at its top; the way back is left to the browser, which remembers where it was. */
export const useScrollToTop = (): void => {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname, isBack]);
};
