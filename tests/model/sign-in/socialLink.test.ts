import { expect, it } from 'vitest';
import { isSocialProvider, socialLink } from '../../../src/model/sign-in/socialLink';

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
])('the link of a provider %j leads to %j', (link, address) => {
  expect(socialLink(link, 'https://hub.test')).toBe(address);
});

it('a provider is one of those that the portal knows', () => {
  expect(['google', 'yahoo', 'other', ''].map(isSocialProvider)).toEqual([true, true, false, false]);
});
