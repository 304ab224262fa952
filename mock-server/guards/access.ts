import type { Request } from 'express';
import type { UserRow } from '../storage/tables';
import type { Who } from '../../src/contract/Request';
import { operations, type Operation } from './operations';
import { forbidden, notFound, notSignedIn, Refusal } from './Refusal';
import { say } from '../sentences/say';

const isAllowed = (who: Who, user: UserRow): boolean => {
  if (who === 'superuser') return user.is_superuser;
  return who !== 'staff' || user.is_staff || user.is_superuser;
};

/** Checks the caller against the contract (decisions §4); an undeclared path is 404, an undeclared method 405. */
export const checkAccess = (
  operation: Operation | undefined,
  { method, path, query }: Pick<Request, 'method' | 'path' | 'query'>,
  user: UserRow | undefined,
): void => {
  if (!operation) {
    if (operations.some((known) => known.pattern.test(path)))
      throw new Refusal(405, { detail: say('Method "{method}" not allowed.', { method }) });
    throw notFound();
  }
  if (operation.who === 'open') return;
  if (!user) throw notSignedIn();
  const parameter = operation.parameters.find((one) => one['x-superuser-for-others']);
  const named = parameter && query[parameter.name];
  const isAnother = named !== undefined && named !== '' && named !== String(user.id);
  if (!isAllowed(isAnother ? 'superuser' : operation.who, user)) throw forbidden();
};
