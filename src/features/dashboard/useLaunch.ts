import { useNotify } from 'ra-core';
import { errorMessageOf, type ErrorMessage } from '../../api/errors';
import { useData } from '../../api/useData';
import { useAuth } from '../../auth/useAuth';
import type { ServiceCard } from '../../model/dic-services/services';
import { launchAddress, serviceUrls, projectHubKey } from './serviceLaunch';
import { settings } from '../../settings';

export class LaunchFailure extends Error {
  constructor(readonly errorMessage: ErrorMessage) {
    super(errorMessage.message);
    this.name = 'LaunchFailure';
  }
}

/** Returns the launch address, or null once `isCurrent` is false. Rejects with LaunchFailure. */
export const useLaunch = () => {
  const auth = useAuth();
  const data = useData();
  const notify = useNotify();

  const signInToHub = (backend: string, token: string) =>
    data.authenticateProjectHub(backend, token).catch((error: unknown) => {
      throw new LaunchFailure(errorMessageOf('authenticateProjectHub', error));
    });

  return async (card: ServiceCard, isCurrent: () => boolean): Promise<string | null> => {
    const service = card.name;
    const credentials = await auth.account.launchCredentials();
    if (!credentials) throw problem('missingToken', service);
    const urls = serviceUrls(card, settings.localServices);
    if (typeof urls === 'string') throw problem(urls, service);

    const isHub = card.code_name === projectHubKey;
    const hub = isHub ? await signInToHub(urls.backend, credentials.token) : null;
    if (!isCurrent()) return null;

    auth.account.rememberService(card.code_name, credentials.token, urls.backend);
    const context = { ...credentials, origin: location.origin, timestamp: Date.now() };
    const address = launchAddress(card.code_name, urls, context, hub);
    if (hub) notify('dashboard.open.projectHubWelcome', { type: 'success' });
    else if (isHub) notify('dashboard.open.direct', { type: 'warning' });
    return address;
  };
};

const problem = (reason: string, service: string) =>
  new LaunchFailure({ message: `dashboard.open.${reason}`, messageArgs: { service }, wait: null });
