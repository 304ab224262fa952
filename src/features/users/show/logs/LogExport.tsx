import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { plainDateTime } from '../../../../model/time';
import type { RequestLogEntry, toRequestFilter } from '../../../../model/users/requestLog';
import { saveCsv } from '../../list/saveCsv';
import { useFileExport, useReadAll, type ReadRows, type Rows } from '../../list/useFileExport';

interface Props {
  userId: number | null;
  filter: ReturnType<typeof toRequestFilter>;
  total: number;
}

const columns = ['path', 'method', 'timestamp', 'ip_address', 'user_agent', 'status_code'] as const;

/** Saves all entries that the filters show. */
export const LogExport = ({ userId, filter, total }: Props) => {
  const t = useTranslate();
  const { isBusy, start, status } = useFileExport('loadRequestLog');
  const readAll = useReadAll<RequestLogEntry>('requestLog');
  const read: ReadRows<RequestLogEntry> = (task) => {
    // The requests of the export are logged too.
    const until = new Date().toISOString();
    return readAll({ filter: { ...filter, user: userId ?? '', until } })(task);
  };
  const save = ({ data: entries }: Rows<RequestLogEntry>) => {
    const names = userId === null ? (['user', ...columns] as const) : columns;
    const toCell = (entry: RequestLogEntry, name: (typeof names)[number]) =>
      name === 'timestamp' ? plainDateTime(entry.timestamp) : String(entry[name] ?? '');
    const header = names.map((name) => t(`userPages.logs.column.${name}`));
    const rows = entries.map((entry) => names.map((name) => toCell(entry, name)));
    void saveCsv([header, ...rows], 'activity_log.csv');
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileDownload />}
        disabled={isBusy || total === 0}
        onClick={() => void start(total, read, save)}
      >
        {t('users.export')}
      </Button>
      {status}
    </>
  );
};
