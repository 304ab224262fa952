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
}

export const readForm = (
  req: Request,
  res: Response,
  { fileSize, ...options }: FormOptions,
  done: (error?: unknown) => void,
): void => {
  const limits = { fileSize, files: 5, fields: 40, fieldSize: 256 * kilobyte, parts: 45 };
  const fileFilter = filterFiles(getOperation(res)?.files ?? []);
  multer({ ...options, limits, fileFilter, defParamCharset: 'utf8' }).any()(req, res, (error?: unknown) => {
    const isAborted = error && (req.destroyed || req.closed) && !req.complete;
    if (isAborted) res.status(400).end();
    else done(error ?? validationError(findNonStringErrors(req.body as object)));
  });
};

const maxForms = 20;
/** Allows bulk actions in two tabs, each with four parallel forms. Library uploads are limited separately. */
const maxFormsPerUser = 8;

/** User ids, one for each form in memory. */
const formUserIds: number[] = [];

/** Reads files into memory, so that a rejected request leaves nothing on disk. */
export const parseForm: RequestHandler = (req, res, next) => {
  if (!isMultipart(req) || req.files !== undefined || !getOperation(res)?.body) return next();
  const id = getCaller(res)?.user.id ?? 0;
  const isBusy = formUserIds.filter((userId) => userId === id).length >= maxFormsPerUser;
  if (isBusy || formUserIds.length >= maxForms) throw tooManyRequests(10);
  // 'close' has already fired, so nothing would remove the user.
  if (res.destroyed) return void res.status(400).end();
  formUserIds.push(id);
  res.once('close', () => formUserIds.splice(formUserIds.indexOf(id), 1));
  const formOptions = { storage: multer.memoryStorage(), fileSize: maxFileBytes };
  readForm(req, res, formOptions, next);
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
