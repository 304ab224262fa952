import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { PortalBoundary } from './ErrorBoundary';

export const App = ({ router }: Pick<RouterProviderProps, 'router'>) => (
  <PortalBoundary>
    {/* With transitions, navigating to a lazy page while signed out would loop. */}
    <RouterProvider router={router} useTransitions={false} />
  </PortalBoundary>
);
