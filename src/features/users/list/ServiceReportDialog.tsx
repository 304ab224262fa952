import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../../api/useData';
import type { UserRecord } from '../../../model/users/userRecord';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { ResultList } from '../../../ui/task/ResultList';
import { useServices } from '../account/services';
import { FailedNote } from '../account/readEach';
import { saveCsv, saveXlsx } from './saveCsv';
import { readReport, toReportTable, type AccessReport } from './serviceReport';
import { useFileExport, type ReadRows } from './useFileExport';

interface Props {
  /** Null for everybody, whose number is not known yet. */
  count: number | null;
  read: ReadRows<UserRecord>;
  /** Code name of the only service of the report, or null for all services. */
  only: string | null;
  onClose: () => void;
}

const saveAs = { csv: saveCsv, xlsx: saveXlsx };

/** Reads who has which services, and saves it as CSV or XLSX. */
const ServiceReportDialog = ({ count, read, only, onClose }: Props) => {
  const t = useTranslate();
  const { serviceAccess } = useData();
  const services = useServices();
  const { isBusy, start, status } = useFileExport('users.list', 'users.report.progress');
  const [report, setReport] = useState<AccessReport | null>(null);
  const service = only === null ? '' : services.getName(only);
  const readServices = () =>
    void start<AccessReport>(
      report?.failed.length ?? count ?? 0,
      async (task) => readReport(report ?? (await read(task)), serviceAccess, task),
      setReport,
    );

  const table =
    report &&
    toReportTable(report, services.getKeys(...report.results.values()), only, {
      header: ['email', 'name', 'is_active'].map((name) => t(`users.table.${name}`)),
      getName: services.getName,
      yesNo: (flag) => t(flag ? 'users.yes' : 'users.no'),
    });
  const rows = table?.slice(1) ?? [];
  const fileName = only === null ? 'users_services' : `users_${only.replace(/[^\w.-]/g, '_')}`;
  const intro = count === null ? 'users.report.everybody' : 'users.report.intro';
  const done = only === null ? 'users.report.done' : 'users.report.doneOf';
  return (
    <TitledDialog
      open
      title={t(only === null ? 'users.report.title' : 'users.report.titleOf', { service })}
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" disabled={isBusy} onClick={onClose}>
            {t('action.close')}
          </Button>
          {table && !isBusy ? (
            (['csv', 'xlsx'] as const).map((format) => (
              <Button
                key={format}
                variant={format === 'csv' ? 'outlined' : 'contained'}
                disabled={rows.length === 0}
                onClick={() => void saveAs[format](table, `${fileName}.${format}`)}
              >
                {t(`users.report.${format}`)}
              </Button>
            ))
          ) : (
            <Button variant="contained" disabled={isBusy || count === 0} onClick={readServices}>
              {t('users.report.read')}
            </Button>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {!isBusy && !report && <Typography>{t(intro, { smart_count: count ?? 0, service })}</Typography>}
        {report && (
          <Typography component="output">{t(done, { smart_count: rows.length, service })}</Typography>
        )}
        {status}
        {report && !isBusy && (
          <FailedNote
            call="loadServiceAccess"
            text="users.report.failed"
            failed={report.failed.map(({ item, error }) => ({ title: item.email, error }))}
            onRetry={readServices}
          />
        )}
        {only !== null && !isBusy && (
          <ResultList
            label="users.paste.show"
            entries={rows.map(([email = '', name = ''], id) => ({ id, title: email, text: name }))}
          />
        )}
      </Stack>
    </TitledDialog>
  );
};

export default ServiceReportDialog;
