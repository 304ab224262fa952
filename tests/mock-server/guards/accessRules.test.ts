import { describe, expect, it } from 'vitest';
import { accessRules, ruleOf, samePath } from '../../../mock-server/guards/access';

describe('a path', () => {
  it.each([
    ['user/manage', '/api/user/manage/', true],
    ['user/manage', '/api/user/manage', true],
    ['user/manage', '/user/manage', true],
    ['user/manage/:id', '/api/user/manage/12/', true],
    ['user/manage/:id', '/api/user/manage/12', true],
    ['user/manage/:id', '/api/user/manage/twelve/', false],
    ['user/manage/:id', '/api/user/manage/12x/', false],
    ['user/manage/:id', '/api/user/manage/x12/', false],
    ['user/manage/:id', '/api/user/manage//', false],
    ['user/manage', '/api/user/manage/12/', false],
    ['user/manage/:id', '/api/user/manage/', false],
    ['user/manage', '/api/user/other/', false],
    ['user/manage', '/api/user/12/', false],
    ['user/manage', '/other/api/user/manage/', false],
  ])('%s is %s: %s', (pattern, path, expected) => {
    expect(samePath(pattern, path)).toBe(expected);
  });
});

describe('the rule of a call', () => {
  it.each([
    ['POST', '/api/user/login/', 'open'],
    ['GET', '/api/user/details/', 'person'],
    ['HEAD', '/api/user/details/', 'person'],
    ['GET', '/api/user/manage/', 'staff'],
    ['PATCH', '/api/user/manage/7/', 'staff'],
    ['DELETE', '/api/user/manage/7/', 'superuser'],
    ['GET', '/api/user/log/', 'superuser'],
  ])('%s %s is for: %s', (method, path, who) => {
    expect(ruleOf(method, path)?.who).toBe(who);
  });

  it.each([
    ['GET', '/api/user/login/'],
    ['HEAD', '/api/user/login/'],
    ['DELETE', '/api/user/details/'],
    ['GET', '/api/nothing/'],
  ])('%s %s is none', (method, path) => {
    expect(ruleOf(method, path)).toBeUndefined();
  });

  it('is one alone, so that none is hidden by another', () => {
    const calls = accessRules.flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`));
    expect(new Set(calls).size).toBe(calls.length);
  });
});
