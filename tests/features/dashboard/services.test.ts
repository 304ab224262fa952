import { describe, expect, it } from 'vitest';
import {
  enabledServices,
  sortForDashboard,
  matchingServices,
  togglePin,
} from '../../../src/features/dashboard/services';
import type { MyServices, ServiceCard } from '../../../src/model/dic-services/services';

const aCard = (code_name: string, change: object = {}) =>
  ({
    id: 1,
    code_name,
    name: `Name of ${code_name}`,
    description: 'Text',
    link: null,
    frontend_url: 'https://front.example',
    icon_url: '/icon.svg',
    backend_url: 'https://back.example',
    ...change,
  }) as ServiceCard;

const services = (cards: ServiceCard[], access?: object): MyServices => ({
  success: true,
  dic_services: cards,
  dic_services_list: access ? [access] : [],
});

const enabledCodes = (my: MyServices) => enabledServices(my).map(({ code_name }) => code_name);

describe('enabledServices', () => {
  it.each<[string, MyServices, string[]]>([
    ['no access is set', services([aCard('shm')]), []],
    ['everything is off', services([aCard('shm')], { shm: false }), []],
    ['one is on', services([aCard('shm'), aCard('financial')], { financial: true }), ['financial']],
    [
      'one that is on is not in the catalogue',
      services([aCard('shm')], { shm: true, ai_hub: true }),
      ['shm'],
    ],
    ['a card has no switch', services([aCard('new_one')], { shm: true }), []],
    ['a card is listed twice', services([aCard('shm'), aCard('shm')], { shm: true }), ['shm']],
    ['a switch is a string', services([aCard('shm')], { shm: 'false' }), []],
    ['the access is null', services([aCard('shm')], null as unknown as object), []],
  ])('returns what is switched on when %s', (_, my, expected) => {
    expect(enabledCodes(my)).toEqual(expected);
  });

  it('fills empty fields of a card from the info object, and keeps the others', () => {
    const bare = { name: '', description: null, frontend_url: null, backend_url: '', icon_url: undefined };
    const info = {
      name: 'Info',
      description: 'About',
      frontend_url: 'https://info.example',
      url: 'https://url.example',
      backend_url: 'https://info-back.example',
      icon_url: '/info.svg',
    };
    const my = services([aCard('shm', bare), aCard('financial')], {
      shm: true,
      shm_info: info,
      financial: true,
      financial_info: info,
    });
    const { url: _, ...completed } = info;
    expect(enabledServices(my)).toMatchObject([completed, aCard('financial')]);
  });

  it('uses `url` when the info has no frontend URL', () => {
    const my = services([aCard('business_hub', { frontend_url: null })], {
      business_hub: true,
      business_hub_info: { url: 'https://business.example' },
    });
    expect(enabledServices(my)[0]?.frontend_url).toBe('https://business.example');
  });

  it.each([
    ['iVBORw0KGgoAAAANSUhEUg==', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=='],
    ['data:image/png;base64,iVBO', 'data:image/png;base64,iVBO'],
    ['https://front.example/logo.png', 'https://front.example/logo.png'],
    ['/files/icons/logo', '/files/icons/logo'],
  ])('uses the logo %s as the icon', (logo_base, icon) => {
    const my = services([aCard('shm', { icon_url: null })], { shm: true, shm_info: { logo_base } });
    expect(enabledServices(my)[0]?.icon_url).toBe(icon);
  });
});

const cardsOf = (...codes: string[]) => codes.map((code_name) => ({ code_name }) as ServiceCard);
const order = (codes: string[], pins?: string[]) =>
  sortForDashboard(cardsOf(...codes), pins).map(({ code_name }) => code_name);

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
])('sortForDashboard sorts %j with the pins %j as %j', (codes, pins, expected) => {
  expect(order(codes, pins)).toEqual(expected);
});

it.each([
  [[], 'shm', ['shm']],
  [['shm'], 'ai_hub', ['shm', 'ai_hub']],
  [['shm', 'ai_hub'], 'shm', ['ai_hub']],
])('togglePin(%j, %s) returns %j', (pins, code, expected) => {
  expect(togglePin(pins, code)).toEqual(expected);
});

const card = (name: string, code_name: string, description = '') =>
  ({ name, code_name, description }) as ServiceCard;

const cards = [
  card('PulseSHM', 'shm', 'Structural health: strain and tilt'),
  card('Économie', 'financial', 'Budgets, trips'),
  card('İşler', 'project_hub', 'Straße, Ærø and ﬁles'),
  card('BusinessHub', 'business_hub', 'a+b (c) [d].*'),
];

it.each<[string, string[]]>([
  ['', ['shm', 'financial', 'project_hub', 'business_hub']],
  ['   ', ['shm', 'financial', 'project_hub', 'business_hub']],
  ['pulse', ['shm']],
  ['PULSE', ['shm']],
  ['STRAIN', ['shm']],
  ['hub', ['project_hub', 'business_hub']],
  ['hub business', ['business_hub']],
  ['economie', ['financial']],
  ['ÉCONOMIE', ['financial']],
  ['e\u0301conomie', ['financial']],
  ['isler', ['project_hub']],
  ['strasse', ['project_hub']],
  ['files', ['project_hub']],
  ['.*', ['business_hub']],
  ['a+b (c)', ['business_hub']],
  ['shmstructural', []],
  ['nothing', []],
])('a search for %j finds %j', (query, expected) => {
  expect(matchingServices(cards, query).map(({ code_name }) => code_name)).toEqual(expected);
});
