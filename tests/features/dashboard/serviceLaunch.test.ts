import { describe, expect, it } from 'vitest';
import type { ServiceCard } from '../../../src/model/dic-services/services';
import { buildLaunchUrl, getServiceUrls } from '../../../src/features/dashboard/serviceLaunch';

const createCard = (overrides: Partial<ServiceCard> = {}): ServiceCard => ({
  id: 1,
  code_name: 'shm',
  name: 'PulseSHM',
  description: '',
  link: null,
  frontend_url: 'https://shm.example/app',
  icon_url: null,
  backend_url: 'https://api.shm.example',
  ...overrides,
});

const launchContext: Parameters<typeof buildLaunchUrl>[2] = {
  token: 'a.b+c/d=',
  origin: 'https://portal.example',
  user: {
    user_id: 7,
    email: 'ann+1@portal.example',
    first_name: 'Ann',
    last_name: 'O’Neil & Co',
    picture_url: 'https://portal.example/p.png?v=1&w=2',
  },
  notificationKey: 'key',
  timestamp: 1_700_000_000_000,
};

/** Parameters of every service, in URL order. */
const parameters = {
  token: 'a.b+c/d=',
  backend: 'https://api.shm.example',
  origin: 'https://portal.example',
  user_id: '7',
  email: 'ann+1@portal.example',
  user_name: 'Ann O’Neil & Co',
  picture_url: 'https://portal.example/p.png?v=1&w=2',
  notification_key: 'key',
  timestamp: '1700000000000',
};
const commonNames = Object.keys(parameters);

const launch = (
  card: ServiceCard,
  hub: Parameters<typeof buildLaunchUrl>[3] = null,
  context = launchContext,
) => {
  const urls = getServiceUrls(card);
  if (typeof urls === 'string') throw new Error(urls);
  return new URL(buildLaunchUrl(card.code_name, urls, context, hub));
};

describe('getServiceUrls', () => {
  const noFrontend = { frontend_url: null };
  it.each<[string, Partial<ServiceCard>, string]>([
    ['no backend', { backend_url: null }, 'backendMissing'],
    ['an empty backend', { backend_url: '  ' }, 'backendMissing'],
    ['a backend of another scheme', { backend_url: 'ftp://x.example' }, 'backendMissing'],
    ['a backend that is a path', { backend_url: '/api' }, 'backendMissing'],
    ['no frontend', noFrontend, 'frontendMissing'],
    ['a frontend that is a script', { frontend_url: 'javascript:alert(1)' }, 'frontendMissing'],
    ['a frontend that is data', { frontend_url: 'data:text/html,x' }, 'frontendMissing'],
    ['a frontend without scheme', { frontend_url: 'shm.example' }, 'frontendMissing'],
    ['a protocol-relative frontend', { frontend_url: '//shm.example' }, 'frontendMissing'],
    ['a frontend without host', { frontend_url: 'https:///x' }, 'frontendMissing'],
    ['neither URL', { ...noFrontend, backend_url: null }, 'backendMissing'],
    ['business hub without frontend', { ...noFrontend, code_name: 'business_hub' }, 'businessHubMissing'],
    ['project hub without frontend', { ...noFrontend, code_name: 'project_hub' }, 'projectHubMissing'],
    ['project hub without backend', { code_name: 'project_hub', backend_url: null }, 'backendMissing'],
    ['only a link', { ...noFrontend, link: 'https://shm.example' }, 'frontendMissing'],
  ])('returns what is missing: %s', (_, overrides, problem) => {
    expect(getServiceUrls(createCard(overrides))).toBe(problem);
  });

  it('trims spaces and trailing slashes', () => {
    const urls = getServiceUrls(
      createCard({ frontend_url: ' https://a.example/x ', backend_url: ' https://b.example/y// ' }),
    );
    expect(urls).toEqual({ frontend: new URL('https://a.example/x'), backend: 'https://b.example/y' });
  });

  it.each([
    ['shm', 'http://localhost:3001/'],
    ['financial', 'http://localhost:3002/'],
    ['project_hub', 'http://localhost:5173/'],
    ['collaboration', 'https://shm.example/app'],
  ])('resolves %s to %s in the local-development mode', (code_name, href) => {
    expect(getServiceUrls(createCard({ code_name }), true)).toMatchObject({ frontend: new URL(href) });
  });
});

describe('buildLaunchUrl', () => {
  it('has exactly the nine parameters', () => {
    const { searchParams } = launch(createCard());
    expect([...searchParams]).toEqual(Object.entries(parameters));
  });

  it.each([
    ['/files/pictures/a.png', 'https://portal.example/files/pictures/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['', ''],
    [null, ''],
  ])('sends the picture %s as an absolute URL', (picture_url, expected) => {
    const user = { user_id: 7, email: '', picture_url };
    const { searchParams } = launch(createCard(), null, { ...launchContext, user });
    expect(searchParams.get('picture_url')).toBe(expected);
  });

  it('encodes spaces as %20, not as a plus sign', () => {
    expect(launch(createCard()).search).toContain('user_name=Ann%20O');
  });

  it('has every parameter if the user is unknown', () => {
    const { searchParams } = launch(createCard(), null, {
      ...launchContext,
      user: null,
      notificationKey: null,
    });
    expect([...searchParams.keys()]).toEqual(commonNames);
    expect(searchParams.get('user_id')).toBe('');
  });

  it.each([
    ['https://shm.example', 'https://shm.example/?token=', ''],
    ['https://shm.example/app?tab=1', 'https://shm.example/app?tab=1&token=', ''],
    ['https://shm.example/app?a=b%20c&token=old', 'https://shm.example/app?a=b', ''],
    ['https://shm.example/#/start?x=1', 'https://shm.example/?token=', '#/start?x=1'],
    ['https://shm.example/app?tab=1#here', 'https://shm.example/app?tab=1&token=', '#here'],
  ])('keeps the path, query and hash of %s', (frontend_url, start, hash) => {
    const address = launch(createCard({ frontend_url }));
    expect(address.href.startsWith(start)).toBe(true);
    expect(address.hash).toBe(hash);
    expect(address.searchParams.getAll('token')).toEqual([launchContext.token]);
  });

  it('passes hub tokens, the user and API URLs to the project hub', () => {
    const card = createCard({ code_name: 'project_hub', backend_url: 'https://hub.example/' });
    const hub = { access: 'A', refresh: 'R', id: 3, email: 'ann@hub.example' };
    const { searchParams } = launch(card, hub);
    const hubParameters = Object.fromEntries([...searchParams].slice(commonNames.length));
    expect(searchParams.get('token')).toBe(launchContext.token);
    expect(JSON.parse(hubParameters['user'] ?? '')).toEqual({ id: 3, email: 'ann@hub.example' });
    expect({ ...hubParameters, user: '' }).toEqual({
      access: 'A',
      refresh: 'R',
      user: '',
      api_base: 'https://hub.example/api',
      api_overview: 'https://hub.example/api/overview/',
      api_risk_register: 'https://hub.example/api/risk-register/',
      api_work_packages: 'https://hub.example/api/work-packages/',
      api_tasks: 'https://hub.example/api/tasks/',
      api_projects: 'https://hub.example/api/projects/',
      api_users: 'https://hub.example/api/users/',
    });
  });

  it('passes no hub parameters to other services', () => {
    const { searchParams } = launch(createCard(), { access: 'A', refresh: 'R' });
    expect([...searchParams.keys()]).toEqual(commonNames);
  });
});
