import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, type ButtonProps } from '@mui/material';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { describeError, getRetryWait, type Call } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { ResultNote, type ResultNoteProps } from '../../../ui/task/ResultList';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { useTask, type TaskRun } from '../../../ui/task/useTask';

export interface Rows<Row> {
  data: readonly Row[];
  total: number;
}

export type ReadRows<Row> = (task: TaskRun) => Promise<Rows<Row>>;

/** Far beyond the capacity of spreadsheets. */
const maxRows = 1_000_000;

/** Returns a reader of all rows that match, up to a limit. */
export const useReadAll = <Row extends RaRecord>(resource: string, limit = maxRows) => {
  const data = useData();
  return (params: object): ReadRows<Row> =>
    ({ signal, attempt, onProgress }) => {
      const onPartial = (part: Rows<unknown>) => onProgress(part.data.length, Math.min(part.total, limit));
      return data.getAll<Row>(resource, { ...params, signal }, { attempt, onPartial, limit });
    };
};

/** Reads rows with progress and a stop, then saves them; an export is complete or fails. */
export const useFileExport = (call: Call, progressLabel = 'users.exports.progress') => {
  const t = useTranslate();
  const { progress, run, stop } = useTask(getRetryWait);
  const [failure, setFailure] = useState<Omit<ResultNoteProps, 'severity'> | null>(null);
  const start = async <Result extends Rows<unknown>>(
    expected: number,
    read: (task: TaskRun) => Promise<Result>,
    save: (rows: Result) => void,
  ) => {
    const fail = (sentence: string, requestId?: string | null) =>
      setFailure({ sentence, requestId, onRetry: () => void start(expected, read, save) });
    setFailure(null);
    try {
      const rows = await run('read', expected, read);
      if (!rows) return;
      const { data, total } = rows;
      const missing = total - data.length;
      if (missing > 0) fail(t('users.exports.missing', { smart_count: missing, total }));
      else save(rows);
    } catch (error) {
      const { text: reason, requestId } = describeError(t, call, error);
      fail(t('users.exports.failed', { reason }), requestId);
    }
  };
  const status = (
    <Box sx={ownLine}>
      {progress && <TaskProgress progress={progress} label={progressLabel} onStop={stop} />}
      {failure && (
        <ResultNote
          severity="warning"
          {...failure}
          actions={
            <Button color="inherit" onClick={() => setFailure(null)}>
              {t('action.close')}
            </Button>
          }
        />
      )}
    </Box>
  );
  return { isBusy: progress !== null, start, status };
};

/** Below the other tools. */
const ownLine = { order: 1, flexBasis: '100%', '&:empty': { display: 'none' } } as const;

export const ExportButton = (props: Pick<ButtonProps, 'disabled' | 'onClick'>) => {
  const t = useTranslate();
  return (
    <Button variant="outlined" color="inherit" startIcon={<FileDownload />} {...props}>
      {t('users.export')}
    </Button>
  );
};
