import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { allOperations, type Operation } from '../../../mock-server/guards/operations';
import { findContractViolation } from '../../support/conformance';
import { callers as kinds } from '../../mock-server/guards/rights/table';
import { createCallers, secrets, type Kind, type Rights } from './callers';
import { requestArbitrary, type FuzzRequest } from './requests';
import { setUpServer } from '../../support/setUpServer';

// A fixed seed makes failures reproducible; `node tests/hard/main.mjs fuzz` uses new ones, and more runs.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_101);
const runs = Number(process.env['FUZZ_RUNS'] ?? (process.env['FULL'] ? 60 : 5));
const timeoutMs = 45_000;

let callers: ReturnType<typeof createCallers>;
const server = setUpServer();
beforeAll(async () => {
  callers = createCallers(server);
  console.info(`Fuzzed with FUZZ_SEED=${seed} FUZZ_RUNS=${runs}.`);
});

const send = async ({ method, path, headers, body }: FuzzRequest, token: string | null) => {
  const answer = await fetch(server.url + path, {
    method,
    body,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
  });
  return { status: answer.status, text: await answer.text() };
};

/** Patterns that a response to that caller must not match. */
const getHiddenPatterns = (kind: Kind): RegExp[] => {
  const always = [/scrypt\$/, /node_modules|\.ts:\d+:\d+|\n {4}at /];
  if (kind === 'superuser') return always;
  const own = [...always, new RegExp(secrets.own)];
  if (kind === 'staff') return own;
  const other = [...own, new RegExp(secrets.other)];
  return kind === 'nobody' ? [...other, /eyJ[\w-]+\.eyJ/] : other;
};

/** Returns the ids of users whose rights a caller changed without permission. */
const findForbiddenChanges = (kind: Kind, before: Rights, after: Rights): number[] => {
  if (kind === 'superuser') return [];
  const plain = { is_superuser: false, is_staff: kind === 'staff', is_active: true };
  return [...after].flatMap(([id, now]) => {
    const was = before.get(id) ?? plain;
    if (kind === 'staff') return now.is_superuser === was.is_superuser ? [] : [id];
    return JSON.stringify(now) === JSON.stringify(was) ? [] : [id];
  });
};

const findFaults = async (operation: Operation, kind: Kind, request: FuzzRequest): Promise<string[]> => {
  const token = await callers.token(kind);
  const before = callers.rights();
  const { status, text } = await send(request, token);
  const faults: string[] = [];
  if (status >= 500) faults.push(`returns ${status}`);
  if (token === null && status < 300 && operation.who !== 'open')
    faults.push('accepts a call without a token');
  for (const pattern of getHiddenPatterns(kind)) if (pattern.test(text)) faults.push(`shows ${pattern}`);
  for (const id of findForbiddenChanges(kind, before, callers.rights()))
    faults.push(`changes the rights of ${id}`);
  const broken = findContractViolation(operation.method, request.path.split('?')[0] ?? '', status, text);
  if (broken) faults.push(broken);
  return faults.map((fault) => `${kind}: ${fault} (${status} ${text.slice(0, 200)})`);
};

it.each(allOperations)(
  '$method $path conforms to the contract for random requests of every kind of caller',
  async (operation) => {
    const caller = fc.constantFrom(...kinds);
    await fc.assert(
      fc.asyncProperty(caller, requestArbitrary(operation), async (kind, request) => {
        expect(await findFaults(operation, kind, request)).toEqual([]);
      }),
      { numRuns: runs, seed, endOnFailure: runs < 50 },
    );
  },
  3_600_000,
);
