import { describe, expect, it } from 'vitest';
import { resolveTarget } from '../../../src/features/dashboard/redirectTarget';

const portalOrigin = 'https://portal.example';
const trustedOrigins = ['https://shm.example/app?x=1', 'http://localhost:3001', 'not an address', ''];
const resolve = (target: string) => resolveTarget(target, portalOrigin, trustedOrigins);

describe('trusted target', () => {
  it.each([
    ['/profile-tabs', '/profile-tabs'],
    ['/folders/3/site-photos?page=2#top', '/folders/3/site-photos?page=2#top'],
    ['profile-tabs', '/profile-tabs'],
    ['./projects', '/projects'],
    ['../projects', '/projects'],
    ['?q=pulse', '/dashboard?q=pulse'],
    ['#cards', '/dashboard#cards'],
    ['/', '/'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/a//b', '/a//b'],
    ['evil.example', '/evil.example'],
    ['@evil.example', '/@evil.example'],
    ['/dashboard?open=shm', '/dashboard?open=shm'],
    ['https://portal.example/dashboard?open=shm', '/dashboard?open=shm'],
  ])('is opened inside the portal: %s', (target, path) => {
    expect(resolve(target)).toEqual({ kind: 'inside', path });
  });

  it.each([
    ['https://portal.example/api/docs', 'https://portal.example/api/docs'],
    ['HTTPS://PORTAL.EXAMPLE/x', 'https://portal.example/x'],
    ['https://portal.example:443/x', 'https://portal.example/x'],
    ['https://shm.example/reports/7', 'https://shm.example/reports/7'],
    ['http://localhost:3001/', 'http://localhost:3001/'],
  ])('is followed without confirmation: %s', (target, href) => {
    expect(resolve(target)).toEqual({ kind: 'follow', href });
  });
});

it.each([
  ['/dashboard?target=/dashboard', { kind: 'inside', path: '/dashboard' }],
  ['/dashboard?a=1&target=https%3A%2F%2Fevil.example&b=2', { kind: 'inside', path: '/dashboard?a=1&b=2' }],
  ['/%64ashboard/?target=//evil.example', { kind: 'inside', path: '/%64ashboard/' }],
  ['?target=javascript:alert(1)', { kind: 'inside', path: '/dashboard' }],
  ['?%74arget=/x', { kind: 'inside', path: '/dashboard' }],
  [
    'https://portal.example/dashboard?target=/x',
    { kind: 'follow', href: 'https://portal.example/dashboard' },
  ],
])('removes a nested target from %s', (target, redirect) => {
  expect(resolve(target)).toEqual(redirect);
});

it.each([
  ['https://elsewhere.example/a?b=c', 'elsewhere.example'],
  ['http://shm.example/', 'shm.example'],
  ['https://shm.example:8443/', 'shm.example:8443'],
  ['https://shm.example.evil.example/', 'shm.example.evil.example'],
  ['https://sub.shm.example/', 'sub.shm.example'],
  ['https://portal.example.evil.example/', 'portal.example.evil.example'],
  ['https://evil.example/?https://portal.example', 'evil.example'],
  ['https://evil.example#https://portal.example', 'evil.example'],
  ['https://evil.example/@portal.example', 'evil.example'],
  ['https://pоrtal.example/', 'xn--prtal-jye.example'],
  ['https://0x7f.1/', '127.0.0.1'],
  ['https://[::1]:3000/', '[::1]:3000'],
])('asks to confirm the untrusted URL %s by its host %s', (target, host) => {
  expect(resolve(target)).toMatchObject({ kind: 'ask', host });
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://portal.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://portal.example/4ba9',
  'ftp://shm.example/',
  'intent://shm.example#Intent;end',
  'localhost:3001/x',
  '//evil.example',
  '//portal.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https://portal.example\\@evil.example',
  '/\t/evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/a/../..//evil.example',
  '/%2e%2e//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:portal.example',
  'https://',
  'https://[bad',
  'https://shm.example:99999/',
  'https://user:word@shm.example/',
  'https://@shm.example/',
  'https://:@shm.example/',
  'https://shm.example /',
  'https://shm.example/\u202Egnp.exe',
  'https://shm\u200B.example/',
  '/profile\u0000',
  ' ',
])('rejects an unsafe target: %j', (target) => {
  expect(resolve(target)).toEqual({ kind: 'refused' });
});

it('does nothing without a target', () => {
  expect(resolve('')).toEqual({ kind: 'none' });
});
