import { describe, expect, it } from 'vitest';
import {
  getEnabledServices,
  getMissingServices,
  sortServices,
  filterServices,
} from '../../../src/features/dashboard/services';
import type { MyServices, ServiceCard } from '../../../src/model/dic-services/services';

const createCard = (code_name: string, overrides: object = {}) =>
  ({
    id: 1,
    code_name,
    name: `Name of ${code_name}`,
    description: 'Text',
    link: null,
    frontend_url: 'https://front.example',
    icon_url: '/icon.svg',
    backend_url: 'https://back.example',
    ...overrides,
  }) as ServiceCard;

const createServices = (cards: (ServiceCard | string)[], access?: object): MyServices => ({
  success: true,
  dic_services: cards.map((card) => (typeof card === 'string' ? createCard(card) : card)),
  dic_services_list: access ? [access] : [],
});

it('lists the services of the catalogue that the user lacks, each once', () => {
  const cards = ['shm', 'financial', 'ai_hub', 'ai_hub', ''];
  const missing = getMissingServices(createServices(cards, { shm: true, financial: false, code_hub: false }));
  expect(missing.map(({ code_name }) => code_name)).toEqual(['financial', 'ai_hub']);
});

describe('getEnabledServices', () => {
  const described = { shm: true, business_hub: true, business_hub_info: { name: 'Hub' } };
  it.each<[string, string[], object | undefined, string[]]>([
    ['no access is set', ['shm'], undefined, []],
    ['everything is off', ['shm'], { shm: false }, []],
    ['one is on', ['shm', 'financial'], { financial: true }, ['financial']],
    ['one that is on is not in the catalogue', ['shm'], { shm: true, ai_hub: true }, ['shm']],
    ['one that is on is only described', ['shm'], described, ['shm', 'business_hub']],
    ['a card has no switch', ['new_one'], { shm: true }, []],
    ['a card is listed twice', ['shm', 'shm'], { shm: true }, ['shm']],
    ['a switch is a string', ['shm'], { shm: 'false' }, []],
    ['the access is null', ['shm'], null as unknown as object, []],
  ])('returns the enabled services when %s', (_, cards, access, expected) => {
    const enabled = getEnabledServices(createServices(cards, access));
    expect(enabled.map(({ code_name }) => code_name)).toEqual(expected);
  });

  it('fills empty fields from the info object and keeps the others', () => {
    const emptyFields = {
      name: '',
      description: null,
      frontend_url: null,
      backend_url: '',
      icon_url: undefined,
    };
    const info = {
      name: 'Info',
      description: 'About',
      frontend_url: 'https://info.example',
      url: 'https://url.example',
      backend_url: 'https://info-back.example',
      icon_url: '/info.svg',
    };
    const myServices = createServices([createCard('shm', emptyFields), createCard('financial')], {
      shm: true,
      shm_info: info,
      financial: true,
      financial_info: info,
    });
    const { url: _, ...completed } = info;
    expect(getEnabledServices(myServices)).toMatchObject([completed, createCard('financial')]);
  });

  it('uses `url` if the info has no frontend URL', () => {
    const myServices = createServices([createCard('business_hub', { frontend_url: null })], {
      business_hub: true,
      business_hub_info: { url: 'https://business.example' },
    });
    expect(getEnabledServices(myServices)[0]?.frontend_url).toBe('https://business.example');
  });

  it.each([
    ['iVBORw0KGgoAAAANSUhEUg==', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=='],
    ['data:image/png;base64,iVBO', 'data:image/png;base64,iVBO'],
    ['https://front.example/logo.png', 'https://front.example/logo.png'],
    ['/files/icons/logo', '/files/icons/logo'],
  ])('uses the logo %s as the icon', (logo_base, icon) => {
    const myServices = createServices([createCard('shm', { icon_url: null })], {
      shm: true,
      shm_info: { logo_base },
    });
    expect(getEnabledServices(myServices)[0]?.icon_url).toBe(icon);
  });
});

const createCards = (...codes: string[]) => codes.map((code_name) => ({ code_name }) as ServiceCard);
const sortCodes = (codes: string[], pins?: string[]) =>
  sortServices(createCards(...codes), pins).map(({ code_name }) => code_name);

it.each<[string[], string[], string[]]>([
  [[], [], []],
  [['ai_hub', 'project_hub', 'financial', 'shm'], [], ['shm', 'financial', 'project_hub', 'ai_hub']],
  [['sales_hub', 'ai_hub', 'code_hub'], [], ['sales_hub', 'ai_hub', 'code_hub']],
  [['ai_hub', 'project_hub'], [], ['project_hub', 'ai_hub']],
  [['shm', 'financial', 'ai_hub', 'code_hub'], ['code_hub'], ['shm', 'financial', 'code_hub', 'ai_hub']],
  [
    ['ai_hub', 'code_hub', 'sales_hub', 'financial', 'shm'],
    ['sales_hub', 'financial', 'ai_hub'],
    ['shm', 'financial', 'sales_hub', 'ai_hub', 'code_hub'],
  ],
  [['shm', 'ai_hub'], ['gone'], ['shm', 'ai_hub']],
])('sorts %j with the pins %j as %j', (codes, pins, expected) => {
  expect(sortCodes(codes, pins)).toEqual(expected);
});

const createSearchCard = (name: string, code_name: string, description = '') =>
  ({ name, code_name, description }) as ServiceCard;

const cards = [
  createSearchCard('PulseSHM', 'shm', 'Structural health: strain and tilt'),
  createSearchCard('Économie', 'financial', 'Budgets, trips'),
  createSearchCard('İşler', 'project_hub', 'Straße, Ærø and ﬁles'),
  createSearchCard('BusinessHub', 'business_hub', 'a+b (c) [d].*'),
];

it.each<[string, string[]]>([
  ['', ['shm', 'financial', 'project_hub', 'business_hub']],
  ['   ', ['shm', 'financial', 'project_hub', 'business_hub']],
  ['pulse', ['shm']],
  ['STRAIN', ['shm']],
  ['hub', ['project_hub', 'business_hub']],
  ['hub business', ['business_hub']],
  ['economie', ['financial']],
  ['isler', ['project_hub']],
  ['strasse', ['project_hub']],
  ['files', ['project_hub']],
  ['.*', ['business_hub']],
  ['a+b (c)', ['business_hub']],
  ['shmstructural', []],
  ['nothing', []],
])('searches for %j and finds %j', (query, expected) => {
  expect(filterServices(cards, query).map(({ code_name }) => code_name)).toEqual(expected);
});
