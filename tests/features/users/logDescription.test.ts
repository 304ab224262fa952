import { describe, expect, it } from 'vitest';
import { operations } from '../../../src/contract/generated/operations';
import { requestLog } from '../../../src/i18n/en/requestLog';
import { describeLogEntry } from '../../../src/features/users/show/logs/logDescription';

// The test, not the compiler, reports an operation without messages.
const done: Partial<Record<string, string>> = requestLog.done;
const tried: Partial<Record<string, string>> = requestLog.tried;

const describeCall = (method: string, path: string, status_code = 200) => {
  const description = describeLogEntry({ method, path, status_code });
  return description && [description.operation, description.id, description.record];
};

describe.each(operations)('$method $path', ({ id, method, path, ...rest }) => {
  it('is found by path and has both messages', () => {
    const hasId = path.includes('{id}');
    const record = 'record' in rest && method !== 'DELETE' ? rest.record : null;
    expect(describeCall(method, path.replace('{id}', '12'))).toEqual([id, hasId ? '12' : null, record]);
    for (const text of [done[id], tried[id]]) expect(text?.includes('%{name}')).toBe(hasId);
    expect(tried[id]).toMatch(/^Tried to /);
    expect(done[id]).not.toMatch(/^Tried/);
  });
});

it('has no message without an operation', () => {
  const ids = operations.map(({ id }) => id).toSorted();
  expect(Object.keys(requestLog.done).toSorted()).toEqual(ids);
  expect(Object.keys(requestLog.tried).toSorted()).toEqual(ids);
});

it.each([
  ['GET', '/api/user/log/?user&page', 'listRequestLog'],
  ['GET', '/api/user/log?user=5&page=2#end', 'listRequestLog'],
  ['get', 'https://portal.test:8443/api/user/manage/12', 'getUser'],
  ['HEAD', '/user/manage/12/', 'getUser'],
  ['POST', '/backend/api/user/verify-totp/', 'verifyAuthenticatorCode'],
  ['DELETE', '/api/media-library-folder/delete-all/', 'formatLibrary'],
  ['DELETE', '/api/media-library-folder/7/', 'deleteFolder'],
  ['GET', '/api/media-library-folder/delete-all/', undefined],
  ['PATCH', '/api/user/manage/ana/', undefined],
  ['PATCH', '/api/user/manage/1234567890123456/', undefined],
  ['GET', '/api/user/manage/12/sessions/', undefined],
  ['PROPFIND', '/api/user/manage/12/', undefined],
  ['', '/api/user/manage/12/', undefined],
  ['GET', '/myapi/user/manage/12/', undefined],
  ['GET', '/', undefined],
  ['GET', '', undefined],
])('maps "%s" "%s" to %s', (method, path, operation) => {
  expect(describeCall(method, path)?.[0]).toBe(operation);
});

it.each([
  [200, true],
  [304, true],
  [400, false],
  [404, false],
  [500, false],
  [0, false],
])('checks if a call with status %s was done: %s', (status_code, isDone) => {
  expect(describeLogEntry({ method: 'PATCH', path: '/api/user/manage/12/', status_code })?.isDone).toBe(
    isDone,
  );
});

it.each([
  ['PATCH', 200, 'users'],
  ['PATCH', 403, 'users'],
  ['PATCH', 404, null],
  ['DELETE', 204, null],
  ['DELETE', 403, 'users'],
])('finds the record to name after %s with %s: %s', (method, status, record) => {
  expect(describeCall(method, '/api/user/manage/12/', status)?.[2]).toBe(record);
});
