import { screen } from '@testing-library/react';
import { openAsUser } from '../../support/openAsUser';
import type { Backend } from '../../support/startServerProcess';
import type { Interceptor } from '../../support/stubFetch';
import { stubLocation } from '../../support/stubLocation';

export const services = '/api/user/dic-services/';

/** Opens the dashboard, or the portal at another path. `currentPath` has the query too. */
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
