import type { Request } from 'express';
import type { UserRow } from '../storage/tables';
import { operations, type Operation, type Who } from './operations';
import { forbidden, notFound, notSignedIn, Refusal } from './Refusal';

const isAllowed = (who: Who, person: UserRow): boolean =>
  who === 'superuser' ? person.is_superuser : who === 'staff' ? person.is_staff || person.is_superuser : true;

/** Checks the caller against the contract (decisions §4); an undeclared path is 404, an undeclared method 405. */
export const checkAccess = (
  operation: Operation | undefined,
  { method, path, query }: Pick<Request, 'method' | 'path' | 'query'>,
  person: UserRow | undefined,
): void => {
  if (!operation) {
    if (operations.some((known) => known.pattern.test(path)))
      throw new Refusal(405, { detail: `Method "${method}" not allowed.` });
    throw notFound();
  }
  if (operation.who === 'open') return;
  if (!person) throw notSignedIn();
  const parameter = operation.parameters.find((one) => one['x-superuser-for-others']);
  const named = parameter && query[parameter.name];
  const isAnother = named !== undefined && named !== '' && named !== String(person.id);
  if (!isAllowed(isAnother ? 'superuser' : operation.who, person)) throw forbidden();
};
