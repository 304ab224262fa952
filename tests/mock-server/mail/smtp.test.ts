import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createSmtp } from '../../../mock-server/mail/smtp';
import { defaultSettings } from '../../../mock-server/settings';
import { eventually } from '../../support/eventually';
import { stringContaining } from '../../support/matchers';
import { startTestServer } from '../../support/setUpServer';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Starts an SMTP server that records the mails it receives. */
const startSmtp = async (options: SMTPServerOptions = {}) => {
  const mails: ParsedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: (stream, _session, done) => {
      simpleParser(stream, (error, mail) => {
        mails.push(mail);
        done(error);
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  const { port } = smtp.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}` };
};

const startServer = (smtpUrl: string, print: (line: string) => void = () => undefined) =>
  startTestServer({ smtpUrl, print });

it('sends mails to SMTP_URL, keeps them in the outbox, and does not print them', async () => {
  const { mails, url } = await startSmtp();
  const print = vi.fn<(line: string) => void>();
  const server = await startServer(url, print);
  await server.login('member');
  await eventually(() => expect(mails).toHaveLength(1));
  const [stored] = server.mailsTo('member@pulsehub.test');
  expect(mails[0]).toMatchObject({
    subject: stored?.subject,
    from: { text: stringContaining('no-reply@pulsehub.test') },
    to: { text: 'member@pulsehub.test' },
    text: stringContaining(`Your code: ${stored?.code}`),
    html: stringContaining(`${stored?.code}`),
  });
  expect(print).not.toHaveBeenCalled();
});

it('keeps the mail in the outbox and prints the reason if the server is unreachable', async () => {
  const print = vi.fn<(line: string) => void>();
  const server = await startServer('smtp://127.0.0.1:1', print);
  expect((await server.login('member')).status).toBe(200);
  expect(server.mailedCode('member@pulsehub.test')).toMatch(/^\d{6}$/);
  const line = stringContaining('Mail to member@pulsehub.test could not be sent by SMTP_URL yet: ');
  await eventually(() => expect(print).toHaveBeenCalledWith(line));
});

const refusal = (responseCode: number) => Object.assign(new Error('Not now.'), { responseCode });

/** Rejects some recipients, some of them only once. */
const refusing = (): SMTPServerOptions => {
  const known = new Set<string>();
  return {
    onRcptTo: ({ address }, _session, done) => {
      const isFirst = !known.has(address);
      known.add(address);
      if (address.startsWith('gone')) done(refusal(550));
      else done(isFirst && address.startsWith('busy') ? refusal(451) : null);
    },
  };
};

const quick = { firstPauseMs: 5, giveUpMs: 2_000 };
const createMail = (to: string) => ({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });

const createClient = (url: string, options = quick) => {
  const smtp = createSmtp(url, { ...defaultSettings, print: () => undefined }, options);
  onTestFinished(smtp.close);
  return smtp;
};

it.each([
  ['busy', 0, true],
  ['gone', 0, false],
  ['member', 0, true],
  ['member', 2, true],
])('sends mails to %s@ with %i connections: %s', async (name, most, isSent) => {
  const { url } = await startSmtp({ ...refusing(), ...(most > 0 ? { maxClients: most } : {}) });
  const { send } = createClient(url);
  const mails = Array.from({ length: 20 }, (_, n) => send(createMail(`${name}${n}@x.test`)));
  expect(await Promise.all(mails)).toEqual(Array(20).fill(isSent));
});

it('gives up after a timeout, and never sends a password without TLS', async () => {
  const onAuth = vi.fn<NonNullable<SMTPServerOptions['onAuth']>>((_auth, _session, done) =>
    done(null, { user: 1 }),
  );
  const { url } = await startSmtp({ onAuth, allowInsecureAuth: true });
  const impatient = { firstPauseMs: 5, giveUpMs: 20 };
  expect(await createClient('smtp://127.0.0.1:1', impatient).send(createMail('a@x.test'))).toBe(false);
  const withPassword = url.replace('//', '//me:secret@');
  expect(await createClient(withPassword, impatient).send(createMail('a@x.test'))).toBe(false);
  expect(onAuth).not.toHaveBeenCalled();
});

it('rejects mails when more than 100 MB are queued', async () => {
  const { send } = createClient('smtp://127.0.0.1:1');
  const mail = { ...createMail('a@x.test'), text: 'x'.repeat(60_000_000) };
  const [waiting, refused] = [send(mail), send(mail)];
  expect(await Promise.race([waiting, refused])).toBe(false);
});

it('notifies the sender about undelivered mails', async () => {
  const { url } = await startSmtp(refusing());
  const server = await startServer(url);
  const [one, two] = [server.addUser(), server.addUser({ email: 'gone@x.test' })];
  const { access: token, user } = await server.signIn('direct');
  const letter = { subject: 'Hello', message: 'Hello to both', message_type: 'plain', template: 'custom' };
  const body = { ...letter, user_ids: `${one.id},${two.id}` };
  expect((await server.call('POST', '/api/user/send-email/', { token, body })).status).toBe(200);
  const notified = () =>
    server.context.db.findAllBy('notifications', 'user', user.user_id).map(({ message }) => message);
  await eventually(() => expect(notified()).toContain('1 of 2 emails could not be delivered: gone@x.test.'));
});
