import { Box, Button } from '@mui/material';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { describeError, getRetryWait, type Call } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { ResultNote } from '../../../ui/task/ResultList';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { useTask, type Progress, type TaskRun } from '../../../ui/task/useTask';

export type ReadRows<Row> = (task: TaskRun) => Promise<{ data: readonly Row[]; total: number }>;

/** Far beyond the capacity of spreadsheets. */
const maxRows = 1_000_000;

/** Returns a reader of all rows that match. */
export const useReadAll = <Row extends RaRecord>(resource: string) => {
  const data = useData();
  return (params: object): ReadRows<Row> =>
    ({ signal, attempt, onProgress }) => {
      const onPartial = (part: { data: readonly unknown[]; total: number }) =>
        onProgress(part.data.length, part.total);
      return data.getAll<Row>(resource, { ...params, signal }, { attempt, onPartial, limit: maxRows });
    };
};

/** Reads rows with progress and a stop, then saves them; an export is complete or fails. */
export const useFileExport = (call: Call) => {
  const t = useTranslate();
  const { progress, run, stop } = useTask(getRetryWait);
  const [failure, setFailure] = useState<Failure | null>(null);
  const start = async <Row,>(expected: number, read: ReadRows<Row>, save: (rows: readonly Row[]) => void) => {
    const fail = (sentence: string, requestId?: string | null) =>
      setFailure({
        sentence,
        requestId,
        retry: () => void start(expected, read, save),
        close: () => setFailure(null),
      });
    setFailure(null);
    try {
      const rows = await run('read', expected, read);
      if (!rows) return;
      const missing = rows.total - rows.data.length;
      if (missing > 0) fail(t('users.exports.missing', { smart_count: missing, total: rows.total }));
      else save(rows.data);
    } catch (error) {
      const { text: reason, requestId } = describeError(t, call, error);
      fail(t('users.exports.failed', { reason }), requestId);
    }
  };
  return { isBusy: progress !== null, start, status: { progress, failure, stop } };
};

interface Failure {
  sentence: string;
  requestId: string | null | undefined;
  retry: () => void;
  close: () => void;
}

interface StatusProps {
  progress: Progress | null;
  failure: Failure | null;
  stop: () => void;
}

export const ExportStatus = ({ progress, failure, stop }: StatusProps) => {
  const t = useTranslate();
  return (
    <Box sx={ownLine}>
      {progress && <TaskProgress progress={progress} label="users.exports.progress" onStop={stop} />}
      {failure && (
        <ResultNote
          severity="warning"
          sentence={failure.sentence}
          requestId={failure.requestId}
          actions={
            <>
              <Button color="inherit" variant="outlined" onClick={failure.retry}>
                {t('action.retry')}
              </Button>
              <Button color="inherit" onClick={failure.close}>
                {t('action.close')}
              </Button>
            </>
          }
        />
      )}
    </Box>
  );
};

/** Below the other tools. */
const ownLine = { order: 1, flexBasis: '100%', '&:empty': { display: 'none' } } as const;
