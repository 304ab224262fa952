import type { UserRow } from '../storage/tables';
import { findOperation, operations, samePath, type Who } from './operations';
import { forbidden, notFound, notSignedIn, Refusal } from './Refusal';

const isAllowed = (who: Who, person: UserRow): boolean =>
  who === 'superuser' ? person.is_superuser : who === 'staff' ? person.is_staff || person.is_superuser : true;

/** Who may call what, by the contract (decisions §4). What it does not list does not exist. */
export const checkAccess = (
  method: string,
  path: string,
  query: Record<string, unknown>,
  person: UserRow | undefined,
): void => {
  const operation = findOperation(operations, method, path);
  if (!operation) {
    if (operations.some((known) => samePath(known.path, path)))
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
