import { toCsvFile, toXlsx, type SheetRows } from '../../../model/spreadsheet';
import { saveFile } from '../../../ui/saveFile';

export const saveCsv = async (rows: SheetRows, fileName: string): Promise<void> =>
  saveFile(await toCsvFile(rows), fileName);

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const saveXlsx = async (rows: SheetRows, fileName: string): Promise<void> =>
  saveFile(new Blob([await toXlsx(rows)], { type: xlsxType }), fileName);
