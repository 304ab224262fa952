import { expect, it } from 'vitest';
import { otherProviders, isSocialProvider, socialLink } from '../../../src/model/sign-in/socialLink';

it.each([
  ['https://accounts.test/o?x=1', 'https://accounts.test/o?x=1'],
  ['http://accounts.test/', 'http://accounts.test/'],
  ['/dev/social/google', 'https://hub.test/dev/social/google'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['http://', null],
  ['', null],
  ['  ', null],
  [null, null],
  [undefined, null],
  [7, null],
])('resolves the provider link %j to %j', (link, address) => {
  expect(socialLink(link, 'https://hub.test')).toBe(address);
});

it('accepts only specified providers', () => {
  expect(['google', 'yahoo', 'other', ''].map(isSocialProvider)).toEqual([true, true, false, false]);
});

it('finds additional providers in the response', () => {
  const links = {
    google_login_link: '/a',
    okta_login_link: '/b',
    'azure-ad_login_link': 'https://login.test',
    evil_login_link: 'javascript:alert(1)',
    none_login_link: '',
    'a b_login_link': '/c',
    login_link: '/d',
    other: '/e',
  };
  expect(otherProviders(links, 'https://hub.test')).toEqual(['okta', 'azure-ad']);
});
