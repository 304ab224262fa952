import type { Request, RequestHandler, Response } from 'express';
import { sendFailure } from './answer';
import { findOperation, readContract } from './operations';
import type { Operation } from './operations';
import { fieldError, Refusal } from './Refusal';

const contract = readContract();

export const { components } = contract;

export const operationOf = (res: Response): Operation | undefined =>
  res.locals['operation'] as Operation | undefined;

export const hasBody = (req: Request) =>
  req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;

export const contentTypeOf = (req: Request): string =>
  (req.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const check = (req: Request, operation: Operation | undefined): void => {
  // Each reader of a list would take another of its values.
  const repeated = Object.keys(req.query).find((name) => Array.isArray(req.query[name]));
  if (repeated !== undefined) throw fieldError(repeated, 'This parameter may be given once.');
  const type = contentTypeOf(req);
  if (operation?.body && hasBody(req) && !Object.hasOwn(operation.body.content, type))
    throw new Refusal(415, { detail: `Unsupported media type "${type.slice(0, 100)}" in request.` });
};

export const declared: RequestHandler = (req, res, next) => {
  const operation = findOperation(contract.operations, req.method, req.path);
  res.locals['operation'] = operation;
  try {
    check(req, operation);
  } catch (refusal) {
    sendFailure(req, res, refusal);
    return;
  }
  next();
};
