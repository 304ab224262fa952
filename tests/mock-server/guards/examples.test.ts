import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmail, seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { parseBody, handleErrors, createFormParser } from '../../../mock-server/guards/bodies';
import { validateRequest } from '../../../mock-server/guards/contract';
import { allOperations, rejectUndeclared, matchOperation } from '../../../mock-server/guards/operations';
import type { JsonSchema } from '../../../src/contract/Request';
import { toRecord } from '../../../mock-server/toRecord';
import { createClient } from '../../support/client';
import { contract, type Body } from '../../support/conformance';
import { stringMatching } from '../../support/matchers';
import { callAs, setUpServer } from '../../support/setUpServer';
import { totpCode } from '../../support/totpCode';
import { createFile, createForm } from '../../support/uploads';
import { createRequest } from './rights/calls';
import { callers, ownPaths, rights } from './rights/table';

type Fields = Record<string, string | number | boolean>;

const listExamples = ({ $ref, content = {} }: Body): { type: string; value: unknown }[] =>
  $ref
    ? listExamples(contract.components.responses[$ref.split('/').at(-1) ?? ''] ?? {})
    : Object.entries(content).flatMap(([type, { examples = {} }]) =>
        Object.values(examples).map(({ value }) => ({ type, value })),
      );

// The examples of own.yaml are sample rows.
const ourOperations = allOperations.filter(({ path }) => !ownPaths.includes(path));

const operations = ourOperations.map((operation) => {
  const { method, path } = operation;
  const { requestBody = {}, responses = {} } = contract.paths[path]?.[method.toLowerCase()] ?? {};
  return { ...operation, call: `${method} ${path}`, requests: listExamples(requestBody), responses };
});

type Operation = (typeof operations)[number];

/** Lists values that the schema of a field forbids, one per keyword. */
const listForbiddenValues = ({
  type,
  format,
  minLength,
  maxLength,
  minimum,
  maximum,
  enum: choices,
}: JsonSchema): unknown[] => [
  ...(type === 'string' ? [7, null] : []),
  ...(type === 'boolean' ? ['yes'] : []),
  ...(type === 'integer' ? ['x', 1.5] : []),
  ...(minLength ? [''] : []),
  ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []),
  ...(typeof minimum === 'number' ? [minimum - 1] : []),
  ...(typeof maximum === 'number' ? [maximum + 1] : []),
  ...(choices ? ['no such choice'] : []),
  ...(['email', 'uri', 'date'].includes(String(format)) ? ['neither'] : []),
];

type Forbidden = [field: string, value: unknown];

/** Lists each field with a value that the contract forbids, or undefined for a missing required field. */
const listForbiddenFields = ({ fields, body }: Operation): Forbidden[] => {
  const { required = [], additionalProperties } = (body?.content['application/json'] ?? {}) as {
    required?: string[];
    additionalProperties?: boolean;
  };
  return [
    ...required.map((field): Forbidden => [field, undefined]),
    ...Object.entries(fields).flatMap(([field, one]) =>
      listForbiddenValues(one).map((value): Forbidden => [field, value]),
    ),
    ...(additionalProperties === false ? [['unknown', 1] satisfies Forbidden] : []),
  ];
};

describe('request example', () => {
  let guards: Server;
  beforeAll(async () => {
    const app = express().use(
      matchOperation,
      rejectUndeclared,
      parseBody,
      createFormParser(),
      validateRequest,
      (_req, res) => res.status(204).end(),
    );
    guards = app.use(handleErrors).listen(0, '127.0.0.1');
    await once(guards, 'listening');
  });
  afterAll(() => guards.close());

  const send = ({ method, path }: Pick<Operation, 'method' | 'path'>, body: unknown) => {
    const call = createClient(`http://127.0.0.1:${(guards.address() as AddressInfo).port}`, () => null);
    const query = path.includes('social-login') ? '?type=google' : '';
    return call(method, path.replace('{id}', '1') + query, { body });
  };

  it.each(operations.filter(({ requests }) => requests.some(({ type }) => type === 'application/json')))(
    'is rejected by $call with each invalid value and a message for its field',
    async (operation) => {
      const example = operation.requests.find(({ type }) => type === 'application/json')?.value as object;
      for (const [field, value] of listForbiddenFields(operation)) {
        const { status, body } = await send(operation, { ...example, [field]: value });
        expect([field, value, status, body]).toEqual([
          field,
          value,
          400,
          { [field]: [stringMatching(/\.$/)] },
        ]);
      }
    },
  );

  it.each(
    operations.flatMap(({ requests, ...operation }) => requests.map((sent) => ({ ...operation, sent }))),
  )('is accepted by $call as $sent.type', async ({ sent: { type, value }, ...operation }) => {
    const { files } = operation;
    const form = (fields: Fields) => {
      const sent = files.filter((name) => name in fields);
      return createForm({ ...fields, ...toRecord(sent, (name) => createFile(String(fields[name]), 'x')) });
    };
    const body = type === 'multipart/form-data' ? form(value as Fields) : value;
    const { status, text } = await send(operation, body);
    expect([status, text]).toEqual([204, '']);
  });
});

describe('response example', () => {
  const server = setUpServer();
  const callAsSuperuser = callAs(server, 'superuser');

  /** Lists the fields of a record, of a page and its first row, or of the first record of a list. */
  const listFieldPaths = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [String(value)];
    if (Array.isArray(value)) return Object.keys((value[0] ?? {}) as object).toSorted();
    const { results = [] } = value as { results?: unknown[] };
    return [...Object.keys(value), ...Object.keys(results[0] ?? {})].toSorted();
  };
  const shown = (call: string, status: number) => {
    const answer = operations.find((operation) => operation.call === call)?.responses[status] ?? {};
    return listExamples(answer).map(({ value }) => listFieldPaths(value));
  };

  /** The others need a real code or token; those of the sign-in are tested below. */
  const superuserCalls = operations.filter((operation) =>
    rights.some(
      ({ call, expected }) => call === operation.call && Number(expected[callers.indexOf('superuser')]) < 300,
    ),
  );

  it.each(superuserCalls.map(({ call }, serial) => ({ call, serial })))(
    'has the fields of a real response to $call',
    async ({ call, serial }) => {
      const [method = '', path = ''] = call.split(' ');
      const user = call === 'DELETE /api/user/manage/{id}/' ? server.addUser() : server.user('superuser');
      const {
        id,
        query = '',
        body,
      } = createRequest(call, { server, user, isOwn: true, subject: 'own', serial });
      const answer = await callAsSuperuser(method, path.replace('{id}', String(id)) + query, body);
      expect(answer.status).toBeLessThan(300);
      const real = answer.text === '' ? [] : [listFieldPaths(JSON.parse(answer.text))];
      expect(shown(call, answer.status)).toEqual(expect.arrayContaining(real));
    },
  );

  it('has the fields of a real response at each sign-in step', async () => {
    const send = async (path: string, body: object) => {
      const answer = await server.call('POST', path, { body });
      expect(shown(`POST ${path}`, 200)).toContainEqual(listFieldPaths(answer.body));
      return answer.body;
    };
    const signIn = async (account: string) => {
      const email = accountEmail(account);
      const { otp_access } = await send('/api/user/login/', { email, password: seededPassword });
      return () =>
        send('/api/user/verify-otp/', { otp: server.mailedCode(email), otp_access, remember_me: true });
    };
    const verify = await signIn('superuser');
    await verify();
    const { totp_access } = await (await signIn('both'))();
    const totp = totpCode(seededTotpSecret, server.context.now());
    await send('/api/user/verify-totp', { totp, totp_access, remember_me: true });
    await signIn('totp');
    await signIn('direct');
  });
});
