import type { Request } from 'express';
import {
  userSheetLimit,
  userSheetTypes,
  judgeRows,
  readUserSheet,
  readServiceKeys,
  type UserSheetRow,
  type RowFault,
} from '../../../src/model/users/userSheetRows';
import type { ServiceKey } from '../../../src/model/dic-services/services';
import { extensionOf } from '../../files/contentTypes';
import type { ServerContext } from '../../context';
import { fileOf } from '../../guards/bodies';
import { badRequest } from '../../guards/Refusal';
import { readSheet } from './readSheet';

const refuseFile = (sentence: string, more: Record<string, unknown> = {}) =>
  badRequest({ file: [sentence], ...more });

const refuseRows = (faults: readonly RowFault[]) => {
  const [first] = faults;
  return refuseFile(first ? `Row ${first.row}: ${first.message}` : 'The file has no accounts.', {
    rows: faults,
  });
};

const zip = 'PK';
const compound = '\xd0\xcf\x11\xe0';

/** The ending says what a file is, and its first bytes must not say otherwise. */
const typeOf = ({ originalname, buffer }: Express.Multer.File) => {
  const type = userSheetTypes.find((known) => known === extensionOf(originalname));
  const start = buffer.toString('latin1', 0, 4);
  const isExcel = start.startsWith(zip) || start === compound;
  return type && (type !== 'csv') === isExcel ? type : null;
};

const cellsOf = async (req: Request): Promise<string[][]> => {
  const file = fileOf(req, 'file');
  if (!file) throw refuseFile('Please select a file.');
  if (file.size > userSheetLimit) throw refuseFile('File is too large. Max size is 5MB.');
  const type = typeOf(file);
  if (!type) throw refuseFile('Invalid file format. Please upload a CSV or Excel file.');
  return readSheet(file.buffer, type).catch(() => {
    throw refuseFile('The file could not be read. Please save it again as CSV or Excel.');
  });
};

export const checkRows = ({ db }: ServerContext, rows: readonly UserSheetRow[]): void => {
  const faults = judgeRows(rows, (email) => db.findBy('users', 'email', email) !== undefined);
  if (faults.length > 0) throw refuseRows(faults);
};

export const sheetRowsOf = async (context: ServerContext, req: Request): Promise<UserSheetRow[]> => {
  const { rows, faults } = readUserSheet(await cellsOf(req));
  if (faults.length > 0 || rows.length === 0) throw refuseRows(faults);
  checkRows(context, rows);
  return rows;
};

export const servicesOf = (text: unknown): ServiceKey[] => {
  const { keys, unknown } = readServiceKeys(typeof text === 'string' ? text : '');
  if (unknown.length === 0) return keys;
  const sentence = `There is no service "${unknown.join('", "')}".`;
  throw refuseFile(sentence, { dic_services: [sentence] });
};
