import type { Request, Response } from 'express';
import { mapParallel } from '../../../src/model/runParallel';
import { getExtension } from '../../../src/model/media-library-folder/media';
import {
  type UserSheetRow,
  userSheetLimit,
  userSheetTypes,
  validateRows,
  readUserSheet,
  readServiceKeys,
  type FaultName,
  type RowFault,
  type SheetCells,
} from '../../../src/model/users/userSheetRows';
import type { ServerContext } from '../../context';
import { listServiceKeys } from '../../dic-services/cards';
import { getFormFile } from '../../guards/bodies';
import { forbidden, badRequest, fieldError } from '../../guards/ApiError';
import { getCurrentUser, recheckAccess } from '../../guards/session';
import { addUser, inviteUser } from '../addUser';
import { QueueFullError } from '../../queue';
import { readSheet } from './readSheet';
import { toMessage, message, type MessageLike } from '../../messages/message';

const faultMessages: Record<FaultName, (value: string | number) => MessageLike> = {
  tooManyColumns: (limit) => message('A file can contain up to {limit} columns.', { limit }),
  longCell: (limit) => message('A cell can contain up to {limit} characters.', { limit }),
  tooMuchText: (limit) => message('A file can contain up to {limit} characters.', { limit }),
  unknownColumn: (column) => message('Unknown column "{column}".', { column }),
  repeatedColumn: (column) => message('The column "{column}" appears twice.', { column }),
  missingColumn: (column) => message('The column "{column}" is missing.', { column }),
  tooManyAccounts: (limit) => message('A file can contain up to {limit} accounts.', { limit }),
  tooManyPasswords: (limit) =>
    message(
      'A file can contain up to {limit} passwords. Leave the others empty: those accounts are set up through the emailed link.',
      { limit },
    ),
  blank: () => 'This field may not be blank.',
  email: () => 'Enter a valid email address.',
  repeatedEmail: (row) => message('Same email as row {row}.', { row }),
  takenEmail: () => 'A user with this email already exists.',
  short: (limit) => message('Password must be at least {limit} characters long.', { limit }),
  long: (limit) => message('Ensure this field has no more than {limit} characters.', { limit }),
};

const maxFaults = 100;

const rowsError = (faults: readonly RowFault[]) => {
  const rows = faults.slice(0, maxFaults).map(({ row, field, fault, value = '' }) => ({
    row,
    field,
    message: toMessage(faultMessages[fault](value)),
  }));
  const [first] = rows;
  const summary = first
    ? message('Row {row}: {fault}', { row: first.row, fault: first.message })
    : message('The file has no accounts.');
  const more =
    faults.length > maxFaults
      ? [message('The file has more errors; the first {limit} are listed.', { limit: maxFaults })]
      : [];
  return badRequest({ file: [summary, ...more] }, { rows });
};

const zipSignature = 'PK';
const oleSignature = '\xd0\xcf\x11\xe0';

/** Returns the type by extension, or null if the first bytes contradict it. */
const detectSheetType = ({ originalname, buffer }: Express.Multer.File) => {
  const type = userSheetTypes.find((known) => known === getExtension(originalname));
  const start = buffer.toString('latin1', 0, 4);
  const isExcel = start.startsWith(zipSignature) || start === oleSignature;
  return type && (type !== 'csv') === isExcel ? type : null;
};

const readCells = async (req: Request): Promise<SheetCells> => {
  const file = getFormFile(req, 'file');
  if (!file) throw fieldError('file', 'Please select a file.');
  if (file.size > userSheetLimit) throw fieldError('file', 'File is too large. Max size is 5MB.');
  const type = detectSheetType(file);
  if (!type) throw fieldError('file', 'Invalid file format. Please upload a CSV or Excel file.');
  return readSheet(file.buffer, type).catch((error: unknown) => {
    if (error instanceof QueueFullError) throw error;
    throw fieldError('file', 'The file could not be read. Please save it again as CSV or Excel.');
  });
};

const checkRows = ({ db }: ServerContext, rows: readonly UserSheetRow[]): void => {
  const faults = validateRows(rows, (email) => db.findBy('users', 'email', email) !== undefined);
  if (faults.length > 0) throw rowsError(faults);
};

const readRows = async (context: ServerContext, req: Request): Promise<UserSheetRow[]> => {
  const { rows, faults } = readUserSheet(await readCells(req));
  if (faults.length > 0 || rows.length === 0) throw rowsError(faults);
  checkRows(context, rows);
  return rows;
};

const parseServices = (context: ServerContext, text: unknown): string[] => {
  const { keys, unknownNames } = readServiceKeys(
    typeof text === 'string' ? text : '',
    listServiceKeys(context),
  );
  if (unknownNames.length === 0) return keys;
  const error = message('There is no service "{names}".', { names: unknownNames.join('", "') });
  throw badRequest({ file: [error], dic_services: [error] });
};

interface ImportOptions {
  services: readonly string[];
  is_demo: boolean;
  sendsMail: boolean;
}

/** Half of libuv's four threads, which hashing shares with the disk. */
const parallelHashes = 2;

const hashPasswords = ({ vault }: ServerContext, rows: readonly UserSheetRow[]) =>
  mapParallel(rows, parallelHashes, async ({ password }) =>
    password === '' ? undefined : vault.passwords.hash(password),
  );

const createImportedUser = (
  context: ServerContext,
  { email, first_name, last_name, title }: UserSheetRow,
  hash: string | undefined,
  { services, is_demo, sendsMail }: ImportOptions,
) => {
  const user = addUser(context, { email, first_name, last_name, title, is_demo });
  const access = Object.fromEntries(services.map((key) => [key, true]));
  if (services.length > 0) context.db.update('service_access', user.id, access);
  if (hash !== undefined) context.vault.passwords.store(user.id, hash);
  if (sendsMail) inviteUser(context, user);
};

/** Creates all accounts or none. Only superusers may assign services. */
export const createUsers = async (context: ServerContext, req: Request, res: Response) => {
  const body = req.body as Record<string, unknown>;
  const services = parseServices(context, body['dic_services']);
  const checkServiceRights = () => {
    if (services.length > 0 && !getCurrentUser(res).is_superuser) throw forbidden();
  };
  checkServiceRights();
  const rows = await readRows(context, req);
  const options = {
    services,
    is_demo: body['is_demo'] !== 'false',
    sendsMail: body['send_email'] !== 'false',
  };
  const hashes = await hashPasswords(context, rows);
  // Checked again, because another request may have taken an address. The rest runs in one tick and one commit.
  recheckAccess(context, req, res);
  checkServiceRights();
  checkRows(context, rows);
  for (const [index, row] of rows.entries()) createImportedUser(context, row, hashes[index], options);
  context.emit('accountsImported', { count: rows.length });
  return { success: true, message: message('Mass account creation successful!'), created: rows.length };
};
