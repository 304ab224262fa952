import { screen } from '@testing-library/react';
import { openAsUser } from '../../support/openAsUser';
import type { Backend } from '../../support/startServerProcess';
import type { Interceptor } from '../../support/stubFetch';
import { stubLocation } from '../../support/stubLocation';

export const servicesPath = '/api/user/dic-services/';

/** Opens the dashboard or another path. `currentPath` includes the query. */
export const openDashboard = async (
  backend: Backend,
  path = '/dashboard',
  intercept?: Interceptor,
  account = 'direct',
) => {
  const location = stubLocation();
  const portal = await openAsUser(backend, { account, path, intercept });
  await screen.findByRole('heading', { level: 1 });
  const { router } = portal;
  return {
    ...portal,
    location,
    currentPath: () => router.state.location.pathname + router.state.location.search,
  };
};
