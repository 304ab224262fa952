import { serverUrl } from '../../paths';
import { settings } from '../../settings';
import type { ServiceCard } from '../../model/dic-services/services';
import { displayName, type User } from '../../model/users/user';
import { parseWebUrl } from '../../model/text';

/** A message key under `dashboard.open`. */
type LaunchProblem =
  | 'missingToken'
  | 'serviceMissing'
  | 'backendMissing'
  | 'frontendMissing'
  | 'businessHubMissing'
  | 'projectHubMissing';

/** `timestamp` is in ms since 1970. */
interface LaunchContext {
  token: string;
  origin: string;
  user: User | null;
  notificationKey: string | null;
  timestamp: number;
}

interface ServiceUrls {
  frontend: URL;
  backend: string;
}

interface HubTokens {
  access: string;
  refresh: string;
}

export const projectHubKey = 'project_hub';

/** Ports of the local-development mode (spec 1 §4). */
const localFrontends: Record<string, string> = {
  [settings.productKey]: 'http://localhost:3001',
  financial: 'http://localhost:3002',
  [projectHubKey]: 'http://localhost:5173',
};

const missingUrlProblems: Record<string, LaunchProblem> = {
  business_hub: 'businessHubMissing',
  [projectHubKey]: 'projectHubMissing',
};

export const getFrontend = (card: ServiceCard, isLocal: boolean): URL | null =>
  parseWebUrl((isLocal && localFrontends[card.code_name]) || card.frontend_url);

/** Returns the URLs of a service, or the reason that it cannot be opened (spec 1 §8 "Opening a service"). */
export const getServiceUrls = (card: ServiceCard | undefined, local = false): ServiceUrls | LaunchProblem => {
  if (!card) return 'serviceMissing';
  const frontend = getFrontend(card, local);
  const missingUrlProblem = missingUrlProblems[card.code_name];
  if (!frontend && missingUrlProblem) return missingUrlProblem;
  const backend = parseWebUrl(card.backend_url) && card.backend_url?.trim().replace(/(?<!\/)\/+$/, '');
  if (!backend) return 'backendMissing';
  return frontend ? { frontend, backend } : 'frontendMissing';
};

/** Launch parameters replace parameters of the same name in the frontend address (spec 1 §4, decisions §3). */
export const buildLaunchUrl = (
  code: string,
  { frontend, backend }: ServiceUrls,
  context: LaunchContext,
  hub: HubTokens | null = null,
): string => {
  const parameters = {
    token: context.token,
    backend,
    origin: context.origin,
    user_id: String(context.user?.user_id ?? ''),
    email: context.user?.email ?? '',
    user_name: displayName(context.user ?? {}),
    picture_url: getPicture(context),
    notification_key: context.notificationKey ?? '',
    timestamp: String(context.timestamp),
    ...(code === projectHubKey ? getHubParameters(backend, hub) : {}),
  };
  const address = new URL(frontend);
  for (const name of Object.keys(parameters))
    if (address.searchParams.has(name)) address.searchParams.delete(name);
  // Not every query parser decodes "+" as a space.
  const addedQuery = new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  address.search = address.search ? `${address.search}&${addedQuery}` : addedQuery;
  return address.href;
};

/** Returns an absolute URL, because a relative path would not resolve on the service's origin. */
const getPicture = ({ user, origin }: LaunchContext): string => {
  const picture = user?.picture_url || user?.picture;
  return picture ? serverUrl(picture, settings.apiUrl || origin) : '';
};

const getHubParameters = (backend: string, hub: HubTokens | null): Record<string, string> => {
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
