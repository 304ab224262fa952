import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { PortalBoundary } from './ErrorBoundary';

export const App = ({ router }: Pick<RouterProviderProps, 'router'>) => (
  <PortalBoundary>
    {/* With its transitions, a visitor's request for a lazy page navigates in a loop. */}
    <RouterProvider router={router} useTransitions={false} />
  </PortalBoundary>
);
