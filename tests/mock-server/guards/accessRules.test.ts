import { describe, expect, it } from 'vitest';
import { checkAccess } from '../../../mock-server/guards/session';
import type { ApiError } from '../../../mock-server/guards/ApiError';
import { findOperation, operations, createPathPattern } from '../../../mock-server/guards/operations';
import { message } from '../../../mock-server/messages/message';
import type { UserRow } from '../../../mock-server/storage/tables';

it.each([
  ['user/manage', '/api/user/manage/', true],
  ['user/manage', '/api/user/manage', true],
  ['user/manage', '/user/manage', true],
  ['user/manage/{id}', '/api/user/manage/12/', true],
  ['user/manage/{id}', '/api/user/manage/12', true],
  ['user/manage/{id}', '/api/user/manage/twelve/', false],
  ['user/manage/{id}', '/api/user/manage/12x/', false],
  ['user/manage/{id}', '/api/user/manage/x12/', false],
  ['user/manage/{id}', '/api/user/manage//', false],
  ['user/manage', '/api/user/manage/12/', false],
  ['user/manage/{id}', '/api/user/manage/', false],
  ['user/manage', '/api/user/other/', false],
  ['user/manage', '/api/user/12/', false],
  ['user/manage', '/other/api/user/manage/', false],
])('matches the path pattern %s with %s: %s', (pattern, path, expected) => {
  expect(createPathPattern(pattern).test(path)).toBe(expected);
});

describe('access rules', () => {
  const createUser = (flags: Partial<UserRow> = {}) =>
    ({ id: 5, is_staff: false, is_superuser: false, ...flags }) as UserRow;
  const callers = [
    undefined,
    createUser(),
    createUser({ is_staff: true }),
    createUser({ is_superuser: true }),
  ];
  const getRefusal = (method: string, path: string, query: Record<string, string>, caller?: UserRow) => {
    try {
      checkAccess(findOperation(operations, method, path), { method, path, query }, caller);
      return { status: 200 };
    } catch (refusal) {
      return refusal as ApiError;
    }
  };
  it.each<[string, string, Record<string, string>, number[]]>([
    ['POST', '/api/user/login/', {}, [200, 200, 200, 200]],
    ['GET', '/api/user/details/', {}, [401, 200, 200, 200]],
    ['HEAD', '/api/user/details/', {}, [401, 200, 200, 200]],
    ['HEAD', '/api/user/login/', {}, [405, 405, 405, 405]],
    ['GET', '/api/user/manage/', {}, [401, 403, 200, 200]],
    ['DELETE', '/api/user/manage/7/', {}, [401, 403, 403, 200]],
    ['GET', '/api/user/dic-services/', {}, [401, 200, 200, 200]],
    ['GET', '/api/user/dic-services/', { user_id: '5' }, [401, 200, 200, 200]],
    ['GET', '/api/user/dic-services/', { user_id: '' }, [401, 200, 200, 200]],
    ['GET', '/api/user/dic-services/', { user_id: '6' }, [401, 403, 403, 200]],
    ['PUT', '/api/user/details/', {}, [405, 405, 405, 405]],
    ['GET', '/api/nothing/', {}, [404, 404, 404, 404]],
  ])(
    'return for %s %s with %j, as visitor, member, staff and superuser: %j',
    (method, path, query, statuses) => {
      expect(callers.map((caller) => getRefusal(method, path, query, caller).status)).toEqual(statuses);
    },
  );

  it('reject a wrong method and name it', () => {
    const body = { detail: message('Method "{method}" not allowed.', { method: 'PUT' }) };
    expect(getRefusal('PUT', '/api/user/details/', {})).toMatchObject({ body });
  });
});
