import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checks, runChecks } from '../../conformance/runChecks';
import { startRewritingProxy } from '../../support/rewritingProxy';
import { setUpServer } from '../../support/setUpServer';
import { getAnchors } from '../../support/sources/brokenLinks';
import { createOptions } from './conformanceOptions';

const server = setUpServer();

it('accepts the development backend and deletes every created record', async () => {
  const users = server.context.db.count('users');
  const { findings, undeletedCount } = await runChecks(createOptions(server));
  expect(findings.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect([findings.length, undeletedCount]).toEqual([checks.length, 0]);
  expect(server.context.db.count('users')).toBe(users);
});

it('links every check to a section of docs/backend.md', () => {
  const guide = readFileSync(new URL('../../../docs/backend.md', import.meta.url), 'utf8');
  const sections = getAnchors(guide);
  expect(checks.filter((check) => !sections.includes(check.guide)).map(({ name }) => name)).toEqual([]);
});

it('skips the checks if the server throttles for an hour', async () => {
  const text = '{"detail":"Request was throttled. Expected available in 3600 seconds."}';
  const other = await startRewritingProxy(
    server.url,
    () => ({}),
    () => ({ status: 429, text }),
  );
  const { findings } = await runChecks(createOptions(server, other.origin));
  expect(new Set(findings.map(({ outcome, reason }) => `${outcome}: ${reason}`))).toEqual(
    new Set(['not tried: the server throttles for 3600 seconds']),
  );
  other.close();
});
