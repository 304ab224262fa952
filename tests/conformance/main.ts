import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { totpCode } from '../support/totpCode';
import { SkippedError } from './Deviation';
import { reportSchema } from './schema/reportSchema';
import { runChecks, type Finding } from './runChecks';
import { CheckContext, type CodeSources } from './CheckContext';
import type { Mail, Outbox } from './Mailbox';

/**
 * `npm run conformance -- https://backend --email superuser@… --password …` checks a server against the contract.
 * `npm run conformance -- --schema URL` compares only its OpenAPI document.
 */
const stringOption = { type: 'string' } as const;
const options = {
  email: stringOption,
  password: stringOption,
  outbox: stringOption,
  'totp-secret': stringOption,
  json: stringOption,
  schema: stringOption,
  help: { type: 'boolean' as const },
};
const command = import.meta.url.endsWith('.ts') ? 'npm run conformance --' : 'pulsehub-conformance';
const usage =
  `Usage: ${command} https://backend.example --email superuser@example.com --password … ` +
  '[--outbox URL] [--totp-secret BASE32] [--json FILE]\n' +
  `   or: ${command} --schema https://backend.example/api/schema/ [--json FILE]`;
const exitWithError: (message: string) => never = (message) => {
  console.error(message);
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
if (values.help) {
  console.log(usage);
  process.exit();
}
if (values.schema !== undefined) process.exit(await reportSchema(values.schema, values.json));
const [backendUrl] = positionals;
const { email, password } = values;
if (!backendUrl || !URL.canParse(backendUrl) || !email || !password) {
  exitWithError(usage);
}
const { origin } = new URL(backendUrl);
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

const codes: CodeSources = {
  outbox: readOutbox,
  promptForCode: async (to) => {
    if (to !== email)
      throw new SkippedError(`mails cannot be read at ${outbox}; set --outbox to another URL`);
    return promptFor(`Code mailed to ${to}`);
  },
  promptForTotp: async () => {
    const secret = values['totp-secret'];
    return secret ? totpCode(secret, Date.now()) : promptFor(`Authenticator code for ${email}`);
  },
};

const labels = { passed: 'passed    ', deviates: 'DEVIATES  ', 'not tried': 'not tried ' };
const print = ({ name, outcome, rule, guide, reason, request, response }: Finding) => {
  console.log(`${labels[outcome]} ${name}`);
  if (outcome === 'passed') return;
  console.log(`            ${reason ?? ''}`);
  if (outcome === 'not tried') return;
  console.log(`            ${rule}`);
  if (request) console.log(`            request:  ${request}`);
  if (response) console.log(`            response: ${response}`);
  console.log(`            see ${guide}`);
};

const context = new CheckContext(origin, { email, password }, codes);
await context
  .admin()
  .catch((error: unknown) => exitWithError(`${email} cannot sign in at ${origin}: ${String(error)}`));
const { findings, undeletedCount } = await runChecks(context, print);
const countOutcome = (outcome: Finding['outcome']) =>
  findings.filter((finding) => finding.outcome === outcome).length;
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ origin, findings, undeletedCount }, null, 2)}\n`);
if (undeletedCount > 0) console.log(`\n${undeletedCount} of the created records could not be deleted.`);
console.log(
  `\n${countOutcome('passed')} passed, ${countOutcome('deviates')} deviate, ${countOutcome('not tried')} not tried`,
);
process.exitCode = countOutcome('deviates') > 0 ? 1 : 0;
