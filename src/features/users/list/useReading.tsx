import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, type ButtonProps } from '@mui/material';
import { useListContext, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { describeError, getRetryWait, type Call } from '../../../api/errors';
import { useData } from '../../../api/useData';
import type { CompleteList } from '../../../model/completeList';
import { ResultNote, type ResultNoteProps } from '../../../ui/task/ResultList';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { useTask, type TaskRun } from '../../../ui/task/useTask';
import type { Reading } from '../account/readEach';

export type ReadRows<Row> = (task: TaskRun) => Promise<CompleteList<Row>>;

type Failures = Partial<Pick<Reading<string | { email: string }, unknown>, 'failed'>>;

/** Far beyond the capacity of spreadsheets. */
const maxRows = 1_000_000;

/** Request of the list without its page. */
export const useListRequest = () => {
  const list = useListContext();
  return { sort: list.sort, filter: { ...(list.filterValues as object), ...(list.filter as object) } };
};

/** Returns a reader of all rows that match, up to a limit. */
export const useReadAll = <Row extends RaRecord>(resource: string, limit = maxRows) => {
  const data = useData();
  return (params: object): ReadRows<Row> =>
    ({ signal, attempt, onProgress }) => {
      const onPartial = (part: CompleteList<unknown>) =>
        onProgress(part.data.length, Math.min(part.total, limit));
      return data.getAll<Row>(resource, { ...params, signal }, { attempt, onPartial, limit });
    };
};

/**
 * Reads all rows, with progress, a stop and a retry, or none. Rows for which a further call `failed` are listed beside
 * the result, which a retry takes as the former one.
 */
export const useReading = (kind: 'exports' | 'paste' | 'report', call: Call, eachCall = call) => {
  const t = useTranslate();
  const { progress, run, stop } = useTask(getRetryWait);
  const [failure, setFailure] = useState<Omit<ResultNoteProps, 'severity'> | null>(null);
  const start = async <Result extends CompleteList<unknown> & Failures>(
    expected: number,
    read: (task: TaskRun, former?: Result) => Promise<Result>,
    onRead: (result: Result) => void,
    former?: Result,
  ) => {
    const fail = (note: Omit<ResultNoteProps, 'severity'>, known = former) =>
      setFailure({ ...note, onRetry: () => void start(expected, read, onRead, known) });
    // A stopped retry keeps what failed beside the result.
    setFailure((now) => (now?.entries ? now : null));
    try {
      const result = await run('read', expected, (task) => read(task, former));
      if (!result) return;
      setFailure(null);
      const { data, total, failed = [] } = result;
      const missing = total - data.length;
      if (missing > 0) return fail({ sentence: t('users.exports.missing', { smart_count: missing, total }) });
      onRead(result);
      const entries = failed.map(({ item, error }, id) => ({
        ...describeError(t, eachCall, error),
        id,
        title: typeof item === 'string' ? item : item.email,
      }));
      if (entries.length === 0) return;
      const args = { smart_count: entries.length, reason: entries[0]?.text };
      fail({ sentence: t(`users.${kind}.failed`, args), label: 'users.paste.show', entries }, result);
    } catch (error) {
      const { text: reason, requestId } = describeError(t, call, error);
      fail({ sentence: t('users.exports.failed', { reason }), requestId });
    }
  };
  const status = (
    <Box sx={ownLine}>
      {progress ? (
        <TaskProgress progress={progress} label={`users.${kind}.progress`} onStop={stop} />
      ) : (
        failure && (
          <ResultNote
            severity="warning"
            {...failure}
            actions={
              // What failed beside a result is part of it.
              !failure.entries && (
                <Button color="inherit" onClick={() => setFailure(null)}>
                  {t('action.close')}
                </Button>
              )
            }
          />
        )
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
