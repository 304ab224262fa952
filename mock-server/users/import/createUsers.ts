import type { Request, Response } from 'express';
import type { UserSheetRow } from '../../../src/model/users/userSheetRows';
import { inParallel } from '../../../src/model/inParallel';
import type { ServiceKey } from '../../../src/model/dic-services/services';
import type { ServerContext } from '../../context';
import { currentUserOf } from '../../guards/session';
import { forbidden } from '../../guards/Refusal';
import { addUser } from '../addUser';
import { announce, welcome } from '../userMails';
import { sheetRowsOf, checkRows, servicesOf } from './userSheetFile';

interface Choices {
  services: readonly ServiceKey[];
  is_demo: boolean;
  send_email: boolean;
}

/** Hashing uses the same four threads as the disk, so it leaves half of them free. */
const hashesAtOnce = 2;

const hashesOf = async ({ vault }: ServerContext, rows: readonly UserSheetRow[]) => {
  const hashes = new Map<number, string>();
  const withPassword = rows.filter(({ password }) => password !== '');
  const { failed } = await inParallel(withPassword, hashesAtOnce, async ({ row, password }) => {
    hashes.set(row, await vault.passwords.hash(password));
  });
  if (failed[0]) throw failed[0].error;
  return hashes;
};

const create = (
  context: ServerContext,
  { email, first_name, last_name, title }: UserSheetRow,
  hash: string | undefined,
  { services, is_demo, send_email }: Choices,
) => {
  const user = addUser(context, { email, first_name, last_name, title, is_demo });
  const access = Object.fromEntries(services.map((key) => [key, true]));
  if (services.length > 0) context.db.update('service_access', user.id, access);
  if (hash !== undefined) context.vault.passwords.put(user.id, hash);
  if (send_email) welcome(context, user);
};

/** All or none. Services of others are a superuser's to give. */
export const createUsers = async (context: ServerContext, req: Request, res: Response) => {
  const { is_superuser } = currentUserOf(res);
  const body = req.body as Record<string, unknown>;
  const services = servicesOf(body['dic_services']);
  if (services.length > 0 && !is_superuser) throw forbidden();
  // Both are on where the form does not say (spec 2 §9).
  const choices = {
    services,
    is_demo: body['is_demo'] !== 'false',
    send_email: body['send_email'] !== 'false',
  };
  const rows = await sheetRowsOf(context, req);
  const hashes = await hashesOf(context, rows);
  // Somebody may have taken an address meanwhile. From here on in one tick, so in one commit.
  checkRows(context, rows);
  for (const row of rows) create(context, row, hashes.get(row.row), choices);
  announce(context, `${rows.length} accounts were created from a file.`);
  return { success: true, message: 'Mass account creation successful!', created: rows.length };
};
