import type { IncomingMessage, ServerResponse } from 'node:http';
import { localizeBody, getRequestLanguage, message } from '../messages/message';

const second = 1000;

export const timeouts = {
  standard: 30 * second,
  form: 10 * 60 * second,
  upload: 3600 * second,
} as const;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const sendTimeout = (req: IncomingMessage, res: ServerResponse): void => {
  if (req.complete) return;
  if (res.headersSent) {
    req.destroy();
    return;
  }
  const language = getRequestLanguage(req);
  res.writeHead(408, {
    'content-type': 'application/json',
    'content-language': language,
    vary: 'Accept-Language',
    connection: 'close',
  });
  res.end(localizeBody({ detail: message('The request took too long to arrive.') }, language), () =>
    req.destroy(),
  );
};

/** Responds with 408 when the rest of the request has not arrived in time. */
export const limitRequestTime = (req: IncomingMessage, res: ServerResponse, milliseconds: number): void => {
  clearTimeout(timers.get(req));
  const timer = setTimeout(() => sendTimeout(req, res), milliseconds).unref();
  timers.set(req, timer);
  const onClose = () => {
    // A request that was rejected early still has to be received or time out.
    if (req.complete) clearTimeout(timer);
  };
  req.once('close', () => clearTimeout(timer));
  res.once('close', onClose);
};
