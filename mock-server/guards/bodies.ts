import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import multer from 'multer';
import { sendError } from './respond';
import { isTooDeep } from './depth';
import { getContentType, hasBody, getOperation, type Operation } from './operations';
import {
  badRequest,
  fieldError,
  collectFieldErrors,
  ApiError,
  validationError,
  tooManyRequests,
  type FieldErrors,
} from './ApiError';
import { getCaller } from './session';
import { message, type Message } from '../messages/message';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const parseAnonymousJson = express.json({ limit: 16 * kilobyte });
const parseShortJson = express.json({ limit: 64 * kilobyte });
const parseLongJson = express.json({ limit: megabyte });

const hasLongText = ({ fields }: Operation): boolean =>
  Object.values(fields).some(({ maxLength }) => Number(maxLength) >= 50_000);

/** Limit of a file in memory. */
export const maxFileBytes = 12 * megabyte;

const repeatedFieldMessage = 'This field must not be repeated.';

export const isMultipart = (req: Request) => getContentType(req) === 'multipart/form-data';

/** Limit that no real body reaches, because checking thousands of fields would take seconds. */
const maxFields = 100;

const findUnknownField = (body: object, { fields }: Operation): string | undefined => {
  const names = Object.keys(body);
  return names.length > maxFields ? names.find((name) => !Object.hasOwn(fields, name)) : undefined;
};

const findDepthErrors = (body: object): FieldErrors =>
  collectFieldErrors(body, (value) => isTooDeep(value) && 'This value is nested too deeply.');

export const parseBody: RequestHandler = (req, res, next) => {
  const operation = getOperation(res);
  req.body = {};
  if (!hasBody(req) || isMultipart(req) || !operation?.body) {
    // Keeps json-server's body parser from reading the body.
    Object.assign(req, { _body: true });
    next();
    return;
  }
  const parseSignedInJson = hasLongText(operation) ? parseLongJson : parseShortJson;
  const parseJson = operation.who === 'open' ? parseAnonymousJson : parseSignedInJson;
  parseJson(req, res, (error?: unknown) => {
    if (error) return next(error);
    const body = req.body as object;
    const unknownField = findUnknownField(body, operation);
    next(
      unknownField === undefined
        ? validationError(findDepthErrors(body))
        : fieldError(unknownField, 'Unknown field.'),
    );
  });
};

const filterFiles = (declared: readonly string[]): NonNullable<multer.Options['fileFilter']> => {
  const seen = new Set<string>();
  return (_req, { fieldname }, done) => {
    if (seen.has(fieldname)) done(fieldError(fieldname, repeatedFieldMessage));
    else done(null, declared.includes(fieldname));
    if (declared.includes(fieldname)) seen.add(fieldname);
  };
};

const findNonStringErrors = (body: object): FieldErrors =>
  collectFieldErrors(
    body,
    (value) =>
      typeof value !== 'string' && (Array.isArray(value) ? repeatedFieldMessage : 'Not a valid string.'),
  );

interface FormOptions {
  storage: multer.StorageEngine;
  fileSize: number;
  preservePath?: boolean;
  /** A form without new bytes for so long ends. */
  silenceMs?: number;
}

const timeoutError = () => new ApiError(408, { detail: message('The request took too long to arrive.') });

/** Answers before the whole form has arrived. */
const endForm = (req: Request, res: Response, error: ApiError) => {
  res.once('finish', () => req.destroy());
  sendError(req, res.set('Connection', 'close'), error);
};

export const readForm = (
  req: Request,
  res: Response,
  { fileSize, silenceMs = 30_000, ...options }: FormOptions,
  done: (error?: unknown) => void,
): void => {
  // Counts from the last byte, so that a slow line may take long.
  req.setTimeout(silenceMs, () => endForm(req, res, timeoutError()));
  const limits = { fileSize, files: 5, fields: 40, fieldSize: 256 * kilobyte, parts: 45 };
  const fileFilter = filterFiles(getOperation(res)?.files ?? []);
  multer({ ...options, limits, fileFilter, defParamCharset: 'utf8' }).any()(req, res, (error?: unknown) => {
    req.setTimeout(0);
    if (res.headersSent) return;
    const isAborted = error && (req.destroyed || req.closed) && !req.complete;
    if (isAborted) res.status(400).end();
    else done(error ?? validationError(findNonStringErrors(req.body as object)));
  });
};

/** Allows bulk actions in two tabs, each with four parallel forms. Library uploads are limited separately. */
const maxFormsPerUser = 8;

interface FormInMemory {
  userId: number;
  bytes: number;
  req: Request;
  res: Response;
}

const sumBytes = (forms: readonly FormInMemory[]) => forms.reduce((sum, { bytes }) => sum + bytes, 0);

/** Reads files into memory, so that a rejected request leaves nothing on disk. */
export const createFormParser = (maxBytes = 20 * maxFileBytes): RequestHandler => {
  const forms = new Set<FormInMemory>();
  const listForms = (userId: number) => [...forms].filter((form) => form.userId === userId);
  /** Ends the largest form of the user with the most bytes, so that nobody can hold the memory against others. */
  const makeRoom = () => {
    if (sumBytes([...forms]) <= maxBytes) return;
    const [largest] = [...forms]
      .filter(({ req }) => !req.complete)
      .map((form) => ({ ...form, form, userBytes: sumBytes(listForms(form.userId)) }))
      .toSorted((a, b) => b.userBytes - a.userBytes || b.bytes - a.bytes);
    if (!largest) return;
    forms.delete(largest.form);
    endForm(largest.req, largest.res, tooManyRequests(10));
  };
  return (req, res, next) => {
    if (!isMultipart(req) || req.files !== undefined || !getOperation(res)?.body) return next();
    const userId = getCaller(res)?.user.id ?? 0;
    if (listForms(userId).length >= maxFormsPerUser) throw tooManyRequests(10);
    // 'close' has already fired, so nothing would remove the form.
    if (res.destroyed) return void res.status(400).end();
    const form: FormInMemory = { userId, bytes: 0, req, res };
    forms.add(form);
    res.once('close', () => forms.delete(form));
    req.on('data', (chunk: Buffer) => {
      form.bytes += chunk.length;
      makeRoom();
    });
    readForm(req, res, { storage: multer.memoryStorage(), fileSize: maxFileBytes }, next);
  };
};

export const getFormFile = (req: Request, field: string): Express.Multer.File | undefined =>
  Array.isArray(req.files) ? req.files.find(({ fieldname }) => fieldname === field) : undefined;

/** Wraps the English message of a library. */
const toLibraryMessage = ({ message: reason }: Error): Message =>
  reason === 'File too large' ? message(reason) : message('{reason}', { reason });

const toApiError = (error: unknown): unknown => {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  if (error instanceof multer.MulterError) {
    const { code, field } = error;
    if (!code.startsWith('LIMIT_')) return badRequest({ detail: toLibraryMessage(error) });
    return new ApiError(
      413,
      field ? { [field]: [toLibraryMessage(error)] } : { detail: toLibraryMessage(error) },
    );
  }
  const { status, type } = error as Error & { status?: number; type?: string };
  if (type === 'entity.too.large') return new ApiError(413, { detail: message('The request is too large.') });
  if (type === 'stream.not.readable') return badRequest({ detail: message('The connection was reset.') });
  if (type === 'entity.parse.failed')
    return badRequest({ detail: message('JSON parse error - {reason}', { reason: error.message }) });
  if (status === 415) return new ApiError(415, { detail: toLibraryMessage(error) });
  const isParserError =
    status !== undefined || /multipart|boundary|unexpected end of form|part header/i.test(error.message);
  return isParserError && (status ?? 400) < 500 ? badRequest({ detail: toLibraryMessage(error) }) : error;
};

export const handleErrors: ErrorRequestHandler = (error, req, res, _next) => {
  sendError(req, res, toApiError(error));
};
