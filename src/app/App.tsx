import { CacheProvider } from '@emotion/react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { PortalBoundary } from './ErrorBoundary';
import { createStyleCache } from './styleCache';

interface AppProps {
  router: RouterProviderProps['router'];
  styleCache?: ReturnType<typeof createStyleCache>;
}

const browserStyles = createStyleCache();

export const App = ({ router, styleCache = browserStyles }: AppProps) => (
  <PortalBoundary>
    <CacheProvider value={styleCache}>
      {/* With its transitions, a visitor's request for a lazy page navigates in a loop. */}
      <RouterProvider router={router} useTransitions={false} />
    </CacheProvider>
  </PortalBoundary>
);
