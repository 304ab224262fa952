import { useTranslate } from 'ra-core';
import { plainDateTime } from '../../../../model/time';
import type { RequestLogEntry, toRequestFilter } from '../../../../model/users/requestLog';
import { saveCsv } from '../../list/saveCsv';
import { ExportButton, useFileExport, useReadAll, type Rows } from '../../list/useFileExport';

interface Props {
  userId: number | null;
  filter: ReturnType<typeof toRequestFilter>;
  total: number;
}

const columns = ['user', 'path', 'method', 'timestamp', 'ip_address', 'user_agent', 'status_code'] as const;

/** Saves all entries that the filters show. */
export const LogExport = ({ userId, filter, total }: Props) => {
  const t = useTranslate();
  const { isBusy, start, status } = useFileExport('loadRequestLog');
  const readAll = useReadAll<RequestLogEntry>('requestLog');
  // The requests of the export are logged too.
  const readUntilNow = () =>
    readAll({ filter: { ...filter, user: userId ?? '', until: new Date().toISOString() } });
  const save = ({ data: entries }: Rows<RequestLogEntry>) => {
    const names = userId === null ? columns : columns.slice(1);
    const header = names.map((name) => t(`userPages.logs.column.${name}`));
    const rows = entries.map((entry) =>
      names.map((name) => (name === 'timestamp' ? plainDateTime(entry[name]) : String(entry[name] ?? ''))),
    );
    void saveCsv([header, ...rows], 'activity_log.csv');
  };
  return (
    <>
      <ExportButton
        disabled={isBusy || total === 0}
        onClick={() => void start(total, readUntilNow(), save)}
      />
      {status}
    </>
  );
};
