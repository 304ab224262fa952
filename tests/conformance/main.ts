import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { totpCode } from '../support/totpCode';
import { SkippedError } from './Deviation';
import { reportSchema } from './schema/reportSchema';
import { runChecks, type Finding } from './runChecks';
import { CheckContext, type Codes } from './CheckContext';
import type { Mail, Outbox } from './Mailbox';

/**
 * `npm run conformance -- https://backend --email superuser@… --password …` checks any server against the contract;
 * `-- --schema URL` only compares its OpenAPI document.
 */
const text = { type: 'string' } as const;
const options = { email: text, password: text, outbox: text, 'totp-secret': text, json: text, schema: text };
const command = import.meta.url.endsWith('.ts') ? 'npm run conformance --' : 'pulsehub-conformance';
const usage =
  `Usage: ${command} https://backend.example --email superuser@example.com --password … ` +
  '[--outbox URL] [--totp-secret BASE32] [--json FILE]\n' +
  `   or: ${command} --schema https://backend.example/api/schema/ [--json FILE]`;
const exitWithError: (why: string) => never = (why) => {
  console.error(why);
  process.exit(2);
};
const parse = () => {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return exitWithError(`${(error as Error).message}\n${usage}`);
  }
};
const { values, positionals } = parse();
if (values.schema !== undefined) process.exit(await reportSchema(values.schema, values.json));
const [address] = positionals;
const { email, password } = values;
if (!address || !URL.canParse(address) || !email || !password) {
  exitWithError(usage);
}
const { origin } = new URL(address);
const outbox = values.outbox ?? `${origin}/dev/outbox`;

const promptFor = async (question: string): Promise<string> => {
  if (!process.stdin.isTTY) throw new SkippedError(`${question} could not be read`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}: `);
  terminal.close();
  return answer.trim();
};

const readOutbox: Outbox = async (to) => {
  const response = await fetch(`${outbox}?to=${encodeURIComponent(to)}`).catch(() => null);
  const mails: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return Array.isArray(mails) ? (mails as Mail[]) : null;
};

const codes: Codes = {
  outbox: readOutbox,
  typed: async (to) => {
    if (to !== email)
      throw new SkippedError(`mails cannot be read at ${outbox}; name another place by --outbox`);
    return promptFor(`Code that was mailed to ${to}`);
  },
  authenticator: async () => {
    const secret = values['totp-secret'];
    return secret ? totpCode(secret, Date.now()) : promptFor(`Authenticator code of ${email}`);
  },
};

const labels = { passed: 'passed    ', deviates: 'DEVIATES  ', 'not tried': 'not tried ' };
const print = ({ name, outcome, rule, guide, why, request, answer }: Finding) => {
  console.log(`${labels[outcome]} ${name}`);
  if (outcome === 'passed') return;
  console.log(`            ${why ?? ''}`);
  if (outcome === 'not tried') return;
  console.log(`            ${rule}`);
  if (request) console.log(`            request: ${request}`);
  if (answer) console.log(`            answer:  ${answer}`);
  console.log(`            see ${guide}`);
};

const context = new CheckContext(origin, { email, password }, codes);
await context
  .admin()
  .catch((error: unknown) => exitWithError(`${email} cannot sign in at ${origin}: ${String(error)}`));
const { findings, left } = await runChecks(context, print);
const number = (outcome: Finding['outcome']) =>
  findings.filter((finding) => finding.outcome === outcome).length;
if (values.json) writeFileSync(values.json, `${JSON.stringify({ origin, findings, left }, null, 2)}\n`);
if (left > 0) console.log(`\n${left} of the records that were made could not be removed.`);
console.log(`\n${number('passed')} passed, ${number('deviates')} deviate, ${number('not tried')} not tried`);
process.exitCode = number('deviates') > 0 ? 1 : 0;
