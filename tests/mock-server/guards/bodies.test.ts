import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express, { type RequestHandler } from 'express';
import multer from 'multer';
import { expect, it, onTestFinished } from 'vitest';
import { createFormParser, handleErrors, readForm } from '../../../mock-server/guards/bodies';
import { eventually } from '../../support/eventually';

const listen = async (...handlers: RequestHandler[]) => {
  const app = express();
  app.post('/:user', ...handlers, (req, res) => res.json((req.files as Express.Multer.File[])[0]?.size));
  app.use(handleErrors);
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (user: number) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const { port } = server.address() as AddressInfo;
    const form = request({ port, path: `/${user}`, method: 'POST', headers, agent: false });
    const answer = once(form, 'response').then(async ([response]) => {
      const { statusCode } = response as IncomingMessage;
      return [statusCode, await text(response as IncomingMessage)];
    });
    answer.catch(() => undefined);
    form.write('--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n');
    return {
      answer,
      write: (bytes: number) => form.write('x'.repeat(bytes)),
      end: () => form.end('\r\n--b--\r\n'),
    };
  };
};

const operation = { files: ['file'], body: {}, fields: {} };

it('ends a form without new bytes', async () => {
  const open = await listen((req, res, next) => {
    res.locals['operation'] = operation;
    readForm(req, res, { storage: multer.memoryStorage(), fileSize: 100, silenceMs: 300 }, next);
  });
  const sentence = JSON.stringify({ detail: 'The request took too long to arrive.' });
  expect(await open(1).answer).toEqual([408, sentence]);
  const form = open(1);
  form.end();
  expect(await form.answer).toEqual([200, '0']);
});

it('ends the largest form of the user with the most bytes in memory', async () => {
  let parsed = 0;
  const open = await listen((req, res, next) => {
    res.locals['operation'] = operation;
    res.locals['caller'] = { user: { id: Number(req.params['user']) } };
    req.on('data', (chunk: Buffer) => (parsed += chunk.length));
    next();
  }, createFormParser(100_000));
  const send = async (form: ReturnType<typeof open>, bytes: number) => {
    const before = parsed;
    form.write(bytes);
    await eventually(() => expect(parsed).toBeGreaterThanOrEqual(before + bytes));
  };
  const [small, large, other] = [open(1), open(1), open(2)];
  await send(small, 20_000);
  await send(large, 35_000);
  await send(other, 45_000);
  expect((await large.answer)[0]).toBe(429);
  for (const form of [small, other]) form.end();
  expect([await small.answer, await other.answer]).toEqual([
    [200, '20000'],
    [200, '45000'],
  ]);
});
