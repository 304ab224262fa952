import { describe, expect, it } from 'vitest';
import {
  duplicateService,
  emptyService,
  hasHttpUrl,
  hasProductionUrl,
  iconText,
  notHttpUrls,
  serviceLink,
  type CatalogueService,
} from '../../../src/model/dic-services/catalogueService';

const buildService = (change: Partial<CatalogueService> = {}): CatalogueService => ({
  id: 1,
  ...emptyService,
  ...change,
});

it.each([
  [{}, false],
  [{ dev_backend_url: 'ftp://a' }, false],
  [{ dev_backend_url: ' ', other_backend_urls: ['', 'javascript:alert(1)'] }, false],
  [{ prod_frontend_url: 'http://a' }, true],
  [{ demo_frontend_url: ' https://a' }, true],
  [{ other_frontend_urls: ['', 'https://a'] }, true],
])('checks if %j has an http(s) URL: %s', (change, expected) => {
  expect(hasHttpUrl(buildService(change))).toBe(expected);
});

describe('service warnings', () => {
  it('list the URLs that are never opened', () => {
    const service = buildService({
      link: 'data:text/html,x',
      prod_frontend_url: 'https://a',
      dev_backend_url: 'javascript:alert(1)',
      other_backend_urls: ['//host', 'http://b', 'javascript:alert(1)'],
    });
    expect(notHttpUrls(service)).toEqual(['data:text/html,x', 'javascript:alert(1)', '//host']);
    expect(notHttpUrls(buildService())).toEqual([]);
  });

  it.each([
    [{ prod_backend_url: 'https://a' }, true],
    [{ prod_frontend_url: 'https://a' }, true],
    [{ dev_frontend_url: 'https://a', prod_frontend_url: ' ' }, false],
  ])('check if %j has a production URL: %s', (change, expected) => {
    expect(hasProductionUrl(buildService(change))).toBe(expected);
  });
});

it.each([
  [{ link: 'https://l', prod_frontend_url: 'https://p' }, 'https://l'],
  [{ prod_frontend_url: 'https://p', dev_frontend_url: 'https://d' }, 'https://p'],
  [{ demo_frontend_url: 'https://m', dev_frontend_url: 'https://d' }, 'https://m'],
  [{}, ''],
])('finds the link of %j: %j', (change, link) => {
  expect(serviceLink(buildService(change))).toBe(link);
});

it.each([
  ['a.png', 'a.png'],
  ['12345678901234567890.png', '12345678901234567890'],
  ['👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩', '👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩'],
])('truncates the icon name %s to 20 characters', (name, kept) => {
  expect(iconText(name)).toBe(kept);
});

it('duplicates all but id, icon and link, with another code name', () => {
  const service = buildService({
    id: 7,
    name: 'A',
    code_name: 'a',
    link: 'https://l',
    icon: 'a.png',
    icon_url: '/a.png',
    prod_frontend_url: 'https://p',
  });
  expect(duplicateService(service, 'A (copy)')).toEqual({
    ...emptyService,
    name: 'A (copy)',
    code_name: 'a_copy',
    prod_frontend_url: 'https://p',
  });
});
