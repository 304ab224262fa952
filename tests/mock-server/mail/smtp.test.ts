import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../../../mock-server/settings';
import { startInProcessServer } from '../../support/startInProcessServer';

afterEach(() => {
  vi.restoreAllMocks();
});

/** An SMTP server that keeps what it gets. */
const startSmtp = async () => {
  const mails: ParsedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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

const startServer = async (smtpUrl: string, print: (line: string) => void = () => undefined) => {
  const server = await startInProcessServer({ smtpUrl, print });
  onTestFinished(() => server.close());
  return server;
};

it('a mail is sent by SMTP_URL, and stays in the outbox', async () => {
  const { mails, url } = await startSmtp();
  const server = await startServer(url);
  await server.login('member');
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  const [stored] = server.mailsTo('member@pulsehub.test');
  expect(mails[0]).toMatchObject({
    subject: stored?.subject,
  });
  expect(mails[0]?.from?.text).toContain('no-reply@pulsehub.test');
  expect(mails[0]?.to).toMatchObject({ text: 'member@pulsehub.test' });
  expect(mails[0]?.text).toContain(`Your code: ${stored?.code}`);
  expect(mails[0]?.html).toContain(stored?.code);
});

it('a server that cannot be reached fails no call: the code is in the outbox, the reason is printed', async () => {
  const lines: string[] = [];
  const server = await startServer('smtp://127.0.0.1:1', (line) => lines.push(line));
  expect((await server.login('member')).status).toBe(200);
  expect(server.mailedCode('member@pulsehub.test')).toMatch(/^\d{6}$/);
  await vi.waitFor(() =>
    expect(lines.join('\n')).toContain('Mail to member@pulsehub.test was not sent by SMTP_URL: '),
  );
});

it.each([
  [{ SMTP_URL: 'mailpit:1025' }, 'SMTP_URL must be an address such as smtp://'],
  [{ SMTP_URL: 'http://mailpit' }, 'SMTP_URL must be'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be'],
  [{ MAIL_FROM: 'A <a@b.test>\r\nBcc: c@d.test' }, 'MAIL_FROM must be'],
])('%o refuses to start', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});
