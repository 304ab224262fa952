import { openAsUser } from '../../support/openAsUser';
import type { Interceptor } from '../../support/stubFetch';
import type { Backend } from '../../support/startServerProcess';

export const catalogue = '/api/user/dic-services-list/';

/** Path of a filtered catalogue, since few cards render faster. */
export const searchPath = (text: string) => `/admin?tab=dis+services&service=${encodeURIComponent(text)}`;

/** Opens the catalogue or another service page. */
export const openCatalogue = (backend: Backend, intercept?: Interceptor, path = '/admin?tab=dis+services') =>
  openAsUser(backend, { account: 'direct', path, heading: /^(Admin|Create|Edit)/, intercept });

export const buildService = (overrides: object = {}) => ({
  id: 77,
  name: 'Archive',
  code_name: 'archive',
  description: 'Old things',
  link: '',
  icon: '',
  icon_url: null,
  dev_backend_url: '',
  demo_backend_url: '',
  prod_backend_url: '',
  other_backend_urls: '[]',
  dev_frontend_url: '',
  demo_frontend_url: '',
  prod_frontend_url: 'https://archive.test',
  other_frontend_urls: '[]',
  ...overrides,
});
