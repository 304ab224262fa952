import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import multer from 'multer';
import { sendFailure } from './answer';
import { badRequest, Refusal } from './Refusal';

const megabyte = 1024 * 1024;

/** The largest file of a form; the media library streams its own, and has a setting. */
const fileLimit = 50 * megabyte;

const json = express.json({ limit: megabyte, strict: true });
const form = express.urlencoded({ limit: megabyte, extended: false, parameterLimit: 200 });

const hasBody = (req: Request) =>
  req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;

export const isMultipart = (req: Request) => Boolean(req.is('multipart/form-data'));

/** Whether fields arrived as text, so that numbers and booleans have to be read from it. */
export const isForm = (req: Request) =>
  isMultipart(req) || Boolean(req.is('application/x-www-form-urlencoded'));

/** Reads JSON and simple forms; multipart waits until it is known who calls. */
export const bodies: RequestHandler = (req, res, next) => {
  req.body = {};
  if (!hasBody(req) || isMultipart(req)) next();
  else if (req.is('application/json')) json(req, res, next);
  else if (isForm(req)) form(req, res, next);
  else {
    const type = (req.get('content-type') ?? '').slice(0, 100);
    sendFailure(req, res, badRequest({ detail: `Unsupported media type "${type}" in request.` }));
  }
};

/** Reads files into memory, so that nothing of a refused call reaches the disk. */
export const multipart: RequestHandler = (req, res, next) => {
  const limits = { fileSize: fileLimit, files: 20, fields: 100, fieldSize: megabyte, parts: 120 };
  const isRead = req.files !== undefined;
  if (isMultipart(req) && !isRead)
    multer({ storage: multer.memoryStorage(), limits, defParamCharset: 'utf8' }).any()(req, res, next);
  else next();
};

/** The uploaded file of one field, where there is one. */
export const fileOf = (req: Request, field: string): Express.Multer.File | undefined =>
  Array.isArray(req.files) ? req.files.find(({ fieldname }) => fieldname === field) : undefined;

const asRefusal = (failure: unknown): unknown => {
  if (failure instanceof Refusal || !(failure instanceof Error)) return failure;
  if (failure instanceof multer.MulterError) {
    const tooLarge = failure.code.startsWith('LIMIT_') && failure.code !== 'LIMIT_UNEXPECTED_FILE';
    const field = failure.field ?? 'detail';
    return tooLarge
      ? new Refusal(413, { [field]: field === 'detail' ? failure.message : [failure.message] })
      : badRequest({ detail: failure.message });
  }
  const { status, type } = failure as Error & { status?: number; type?: string };
  if (type === 'entity.too.large') return new Refusal(413, { detail: 'The request is too large.' });
  if (type === 'entity.parse.failed') return badRequest({ detail: `JSON parse error - ${failure.message}` });
  // Whatever else a parser refuses is the sender's mistake: a broken boundary, charset or encoding.
  const isParser =
    status !== undefined || /multipart|boundary|unexpected end of form|part header/i.test(failure.message);
  return isParser && (status ?? 400) < 500 ? badRequest({ detail: failure.message }) : failure;
};

/** The last layer: what any of the others threw becomes an answer. */
export const failures: ErrorRequestHandler = (failure, req, res, _next) => {
  sendFailure(req, res, asRefusal(failure));
};
