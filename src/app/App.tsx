import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { PortalBoundary } from './ErrorBoundary';

export const App = ({ router }: Pick<RouterProviderProps, 'router'>) => (
  <PortalBoundary>
    {/* The router's transitions make a visitor's navigation to a lazy page loop. */}
    <RouterProvider router={router} useTransitions={false} />
  </PortalBoundary>
);
