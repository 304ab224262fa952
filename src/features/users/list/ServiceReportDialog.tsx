import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../../api/useData';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { ResultList } from '../../../ui/task/ResultList';
import type { TaskRun } from '../../../ui/task/useTask';
import { useServices } from '../account/services';
import { saveSheet, toSheetRows, type SheetColumn } from './saveSheet';
import { getReported, readReport, type AccessReport, type ReportedUser } from './serviceReport';
import { getSheetColumns, yesNo } from './userColumns';
import { useReading, type ReadRows } from './useReading';

interface Props {
  /** Null for everybody, whose number is not known yet. */
  count: number | null;
  read: ReadRows<UserRecord>;
  /** Code name of the only service of the report, or null for all services. */
  only: string | null;
  onClose: () => void;
}

/** Reads who has which services, and saves it as CSV or XLSX. */
const ServiceReportDialog = ({ count, read, only, onClose }: Props) => {
  const t = useTranslate();
  const { serviceAccess } = useData();
  const { getName, getKeys } = useServices();
  const { isBusy, start, status } = useReading('report', 'users.list', 'loadServiceAccess');
  const [report, setReport] = useState<AccessReport | null>(null);
  const readServices = async (task: TaskRun, former?: AccessReport) =>
    readReport(former ?? (await read(task)), serviceAccess, task);

  const users = report ? getReported(report, only) : [];
  const save = (format: 'csv' | 'xlsx') => {
    const keys = only === null ? getKeys(...users.map(({ services }) => services)) : [only];
    const columns = [
      ...getSheetColumns(t, ['email', 'name', 'is_active']),
      ...keys.map((key): SheetColumn<ReportedUser> => [getName(key), (user) => yesNo(t, user.services[key])]),
    ];
    const name = only === null ? 'users_services' : `users_${only.replace(/[^\w.-]/g, '_')}`;
    void saveSheet(toSheetRows(users, columns), `${name}.${format}`);
  };
  const service = only === null ? '' : getName(only);
  const [title, intro, done] =
    only === null ? ['title', 'intro', 'done'] : ['titleOf', 'everybody', 'doneOf'];
  const smart_count = report ? users.length : (count ?? 0);
  const sentence = t(`users.report.${report ? done : intro}`, { smart_count, service });
  return (
    <TitledDialog
      open
      title={t(`users.report.${title}`, { service })}
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" disabled={isBusy} onClick={onClose}>
            {t('action.close')}
          </Button>
          {report && !isBusy ? (
            (['csv', 'xlsx'] as const).map((format) => (
              <Button
                key={format}
                variant={format === 'csv' ? 'outlined' : 'contained'}
                disabled={users.length === 0}
                onClick={() => save(format)}
              >
                {t(`users.report.${format}`)}
              </Button>
            ))
          ) : (
            <Button
              variant="contained"
              disabled={isBusy || count === 0}
              onClick={() => void start(count ?? 0, readServices, setReport)}
            >
              {t('users.report.read')}
            </Button>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {(report ?? !isBusy) && <Typography component="output">{sentence}</Typography>}
        {status}
        {only !== null && !isBusy && (
          <ResultList
            label="users.paste.show"
            entries={users.map((user, id) => ({ id, title: user.email, text: fullName(user) }))}
          />
        )}
      </Stack>
    </TitledDialog>
  );
};

export default ServiceReportDialog;
