import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { describeError, getRetryWait } from '../../../api/errors';
import { useData } from '../../../api/useData';
import type { UserRecord } from '../../../model/users/userRecord';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { ResultList, ResultNote, type ResultEntry } from '../../../ui/task/ResultList';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { useTask } from '../../../ui/task/useTask';
import { useServices } from '../account/services';
import { saveCsv, saveXlsx } from './saveCsv';
import { readReport, toReportTable, type AccessReport } from './serviceReport';
import type { ReadRows } from './useFileExport';

interface Props {
  /** Null for everybody, whose number is not known yet. */
  count: number | null;
  readUsers: ReadRows<UserRecord>;
  /** Code name of the only service of the report, or null for all services. */
  only: string | null;
  onClose: () => void;
}

/** Reads who has which services, and saves it as CSV or XLSX. */
const ServiceReportDialog = ({ count, readUsers, only, onClose }: Props) => {
  const t = useTranslate();
  const data = useData();
  const services = useServices();
  const { progress, run, stop } = useTask(getRetryWait);
  const [report, setReport] = useState<AccessReport | null>(null);
  const [problem, setProblem] = useState<Pick<ResultEntry, 'text' | 'requestId'> | null>(null);
  const service = only === null ? '' : services.getName(only);

  const read = async () => {
    setProblem(null);
    try {
      const next = await run('read', report?.failed.length ?? count ?? 0, async (task) => {
        const users = report?.users ?? (await readUsers(task)).data;
        return readReport(users, data.serviceAccess, task, report?.access);
      });
      if (next) setReport(next);
    } catch (error) {
      setProblem(describeError(t, 'users.list', error));
    }
  };

  const table =
    report &&
    toReportTable(report, services.getKeys(...report.access.values()), only, {
      header: ['email', 'name', 'is_active'].map((name) => t(`users.table.${name}`)),
      getName: services.getName,
      yesNo: (flag) => t(flag ? 'users.yes' : 'users.no'),
    });
  const rows = table?.slice(1) ?? [];
  const fileName = only === null ? 'users_services' : `users_${only.replace(/[^\w.-]/g, '_')}`;
  return (
    <TitledDialog
      open
      title={t(only === null ? 'users.report.title' : 'users.report.titleOf', { service })}
      busy={progress !== null}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" disabled={progress !== null} onClick={onClose}>
            {t('action.close')}
          </Button>
          {!table && (
            <Button
              variant="contained"
              disabled={progress !== null || count === 0}
              onClick={() => void read()}
            >
              {t('users.report.read')}
            </Button>
          )}
          {table && !progress && (
            <>
              <Button
                variant="outlined"
                disabled={rows.length === 0}
                onClick={() => void saveCsv(table, `${fileName}.csv`)}
              >
                {t('users.report.csv')}
              </Button>
              <Button
                variant="contained"
                disabled={rows.length === 0}
                onClick={() => void saveXlsx(table, `${fileName}.xlsx`)}
              >
                {t('users.report.xlsx')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {progress && <TaskProgress progress={progress} label="users.report.progress" onStop={stop} />}
        {!report && !progress && (
          <Typography>
            {count === null
              ? t('users.report.everybody', { service })
              : t('users.report.intro', { smart_count: count })}
          </Typography>
        )}
        {problem && <ResultNote severity="error" sentence={problem.text} requestId={problem.requestId} />}
        {report && (
          <Typography component="output">
            {t(only === null ? 'users.report.done' : 'users.report.doneOf', {
              smart_count: rows.length,
              service,
            })}
          </Typography>
        )}
        {report && report.failed.length > 0 && !progress && (
          <ResultNote
            severity="warning"
            sentence={t('users.report.failed', { smart_count: report.failed.length })}
            label="users.paste.show"
            entries={report.failed.map(({ item, error }) => ({
              ...describeError(t, 'loadServiceAccess', error),
              id: item.id,
              title: item.email,
            }))}
            actions={
              <Button color="inherit" variant="outlined" onClick={() => void read()}>
                {t('action.retry')}
              </Button>
            }
          />
        )}
        {report && only !== null && (
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
