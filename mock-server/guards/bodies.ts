import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import multer from 'multer';
import { sendFailure } from './respond';
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
import { limitRequestTime, timeouts } from './requestTimeout';
import { getCaller } from './session';
import { message, type Message } from '../messages/message';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const openJson = express.json({ limit: 16 * kilobyte });
const shortJson = express.json({ limit: 64 * kilobyte });
const longJson = express.json({ limit: megabyte });

const hasLongText = ({ fields }: Operation): boolean =>
  Object.values(fields).some(({ maxLength }) => Number(maxLength) >= 50_000);

const maxFileBytes = 12 * megabyte;

const repeatedField = 'This field must not be repeated.';

export const isMultipart = (req: Request) => getContentType(req) === 'multipart/form-data';

/** Limit above any real body, because checking thousands of fields would take seconds. */
const maxFields = 100;

const findUnknownField = (body: object, { fields }: Operation): string | undefined => {
  const names = Object.keys(body);
  return names.length > maxFields ? names.find((name) => !Object.hasOwn(fields, name)) : undefined;
};

const depthErrors = (body: object): FieldErrors =>
  collectFieldErrors(body, (value) => isTooDeep(value) && 'This value is nested too deeply.');

export const parseBody: RequestHandler = (req, res, next) => {
  const operation = getOperation(res);
  req.body = {};
  if (!hasBody(req) || isMultipart(req) || !operation?.body) {
    // Keeps json-server's own body parser from reading it.
    Object.assign(req, { _body: true });
    next();
    return;
  }
  const signedInJson = hasLongText(operation) ? longJson : shortJson;
  const read = operation.who === 'open' ? openJson : signedInJson;
  read(req, res, (failure?: unknown) => {
    if (failure) return next(failure);
    const body = req.body as object;
    const unknown = findUnknownField(body, operation);
    next(unknown === undefined ? validationError(depthErrors(body)) : fieldError(unknown, 'Unknown field.'));
  });
};

const filterFiles = (declared: readonly string[]): NonNullable<multer.Options['fileFilter']> => {
  const seen = new Set<string>();
  return (_req, { fieldname }, done) => {
    if (seen.has(fieldname)) done(fieldError(fieldname, repeatedField));
    else done(null, declared.includes(fieldname));
    if (declared.includes(fieldname)) seen.add(fieldname);
  };
};

const textErrors = (body: object): FieldErrors =>
  collectFieldErrors(
    body,
    (value) => typeof value !== 'string' && (Array.isArray(value) ? repeatedField : 'Not a valid string.'),
  );

interface FormFiles {
  storage: multer.StorageEngine;
  fileSize: number;
  timeoutMs: number;
  preservePath?: boolean;
}

export const readForm = (
  req: Request,
  res: Response,
  { fileSize, timeoutMs, ...options }: FormFiles,
  done: (failure?: unknown) => void,
): void => {
  limitRequestTime(req, res, timeoutMs);
  const limits = { fileSize, files: 5, fields: 40, fieldSize: 256 * kilobyte, parts: 45 };
  const fileFilter = filterFiles(getOperation(res)?.files ?? []);
  multer({ ...options, limits, fileFilter, defParamCharset: 'utf8' }).any()(req, res, (failure?: unknown) => {
    const isAborted = failure && (req.destroyed || req.closed) && !req.complete;
    if (isAborted) res.status(400).end();
    else done(failure ?? validationError(textErrors(req.body as object)));
  });
};

const maxForms = 20;
/** Allows the portal's three uploads and four parallel forms of a bulk action. */
const maxFormsPerUser = 8;

/** Users whose forms are in memory. */
const formOwners: number[] = [];

/** Reads files into memory, so that a rejected request leaves nothing on disk. */
export const parseForm: RequestHandler = (req, res, next) => {
  if (!isMultipart(req) || req.files !== undefined || !getOperation(res)?.body) return next();
  const id = getCaller(res)?.user.id ?? 0;
  const isBusy = formOwners.filter((owner) => owner === id).length >= maxFormsPerUser;
  if (isBusy || formOwners.length >= maxForms) throw tooManyRequests(10);
  // 'close' was emitted before, so nothing would remove the owner.
  if (res.destroyed) return void res.status(400).end();
  formOwners.push(id);
  res.once('close', () => formOwners.splice(formOwners.indexOf(id), 1));
  const form = { storage: multer.memoryStorage(), fileSize: maxFileBytes, timeoutMs: timeouts.form };
  readForm(req, res, form, next);
};

export const getFormFile = (req: Request, field: string): Express.Multer.File | undefined =>
  Array.isArray(req.files) ? req.files.find(({ fieldname }) => fieldname === field) : undefined;

/** Wraps the English message of a library. */
const libraryMessage = ({ message: reason }: Error): Message =>
  reason === 'File too large' ? message(reason) : message('{reason}', { reason });

const toApiError = (failure: unknown): unknown => {
  if (failure instanceof ApiError || !(failure instanceof Error)) return failure;
  if (failure instanceof multer.MulterError) {
    const { code, field } = failure;
    if (!code.startsWith('LIMIT_')) return badRequest({ detail: libraryMessage(failure) });
    return new ApiError(
      413,
      field ? { [field]: [libraryMessage(failure)] } : { detail: libraryMessage(failure) },
    );
  }
  const { status, type } = failure as Error & { status?: number; type?: string };
  if (type === 'entity.too.large') return new ApiError(413, { detail: message('The request is too large.') });
  if (type === 'stream.not.readable') return badRequest({ detail: message('The connection was reset.') });
  if (type === 'entity.parse.failed')
    return badRequest({ detail: message('JSON parse error - {reason}', { reason: failure.message }) });
  if (status === 415) return new ApiError(415, { detail: libraryMessage(failure) });
  const isParserError =
    status !== undefined || /multipart|boundary|unexpected end of form|part header/i.test(failure.message);
  return isParserError && (status ?? 400) < 500 ? badRequest({ detail: libraryMessage(failure) }) : failure;
};

export const handleErrors: ErrorRequestHandler = (failure, req, res, _next) => {
  sendFailure(req, res, toApiError(failure));
};
