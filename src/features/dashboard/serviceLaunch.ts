import { serverAddress } from '../../paths';
import { settings } from '../../settings';
import type { ServiceCard } from '../../model/dic-services/services';
import { displayName, type User } from '../../model/users/user';
import { webAddress } from '../../model/text';

/** Why a service cannot be opened: a message key under `dashboard.open`. */
export type LaunchProblem =
  | 'missingToken'
  | 'serviceMissing'
  | 'backendMissing'
  | 'frontendMissing'
  | 'businessHubMissing'
  | 'projectHubMissing';

/** What the portal hands over besides the service's own addresses. `timestamp` in ms since 1970. */
export interface LaunchPass {
  token: string;
  origin: string;
  user: User | null;
  notificationKey: string | null;
  timestamp: number;
}

export interface ServicePlace {
  frontend: URL;
  backend: string;
}

export interface HubPass {
  access: string;
  refresh: string;
}

export const projectHubKey = 'project_hub';

/** The local-development mode opens the companions where a developer runs them (spec 1 §4). */
const localFrontends: Record<string, string> = {
  [settings.productKey]: 'http://localhost:3001',
  financial: 'http://localhost:3002',
  [projectHubKey]: 'http://localhost:5173',
};

const ownWords: Record<string, LaunchProblem> = {
  business_hub: 'businessHubMissing',
  [projectHubKey]: 'projectHubMissing',
};

export const frontendOf = (card: ServiceCard, local: boolean): URL | null =>
  webAddress((local && localFrontends[card.code_name]) || card.frontend_url);

/** Where a service is to be opened, or why it cannot be (spec 1 §8 "Opening a service"). */
export const placeOf = (card: ServiceCard | undefined, local = false): ServicePlace | LaunchProblem => {
  if (!card) return 'serviceMissing';
  const frontend = frontendOf(card, local);
  const ownWord = ownWords[card.code_name];
  if (!frontend && ownWord) return ownWord;
  const backend = webAddress(card.backend_url) && card.backend_url?.trim().replace(/(?<!\/)\/+$/, '');
  if (!backend) return 'backendMissing';
  return frontend ? { frontend, backend } : 'frontendMissing';
};

/** Spec 1 §4 "Opening a service", names by decisions §4. A parameter of the frontend's own with such a name gives way. */
export const launchAddress = (
  code: string,
  { frontend, backend }: ServicePlace,
  pass: LaunchPass,
  hub: HubPass | null = null,
): string => {
  const parameters = {
    token: pass.token,
    backend,
    origin: pass.origin,
    user_id: String(pass.user?.user_id ?? ''),
    email: pass.user?.email ?? '',
    user_name: displayName(pass.user ?? {}),
    picture_url: pictureOf(pass),
    notification_key: pass.notificationKey ?? '',
    timestamp: String(pass.timestamp),
    ...(code === projectHubKey ? hubParameters(backend, hub) : {}),
  };
  const address = new URL(frontend);
  for (const name of Object.keys(parameters))
    if (address.searchParams.has(name)) address.searchParams.delete(name);
  // "%20" is a space to every reader of a query, "+" only to some.
  const added = new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  address.search = address.search ? `${address.search}&${added}` : added;
  return address.href;
};

/** A service on another origin could not use a path alone. */
const pictureOf = ({ user, origin }: LaunchPass): string => {
  const picture = user?.picture_url || user?.picture;
  return picture ? serverAddress(picture, settings.apiUrl || origin) : '';
};

const hubParameters = (backend: string, hub: HubPass | null): Record<string, string> => {
  const base = `${backend}/api`;
  const { access, refresh, ...user } = hub ?? { access: '', refresh: '' };
  return {
    ...(hub ? { access, refresh, user: JSON.stringify(user) } : {}),
    api_base: base,
    api_overview: `${base}/overview/`,
    api_risk_register: `${base}/risk-register/`,
    api_work_packages: `${base}/work-packages/`,
    api_tasks: `${base}/tasks/`,
    api_projects: `${base}/projects/`,
    api_users: `${base}/users/`,
  };
};
