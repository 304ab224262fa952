import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../../paths';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { UploadTray, type TrayEntry } from '../../../ui/toasts/UploadTray';
import { useLeaveWarning } from '../../../ui/dialogs/useLeaveWarning';
import { ExistsDialog } from './ExistsDialog';
import { useUploadQueue, useUploads } from './UploadsContext';
import { isOver, type UploadItem } from './uploadStore';

/** More than anybody reads; thousands of files are uploaded all the same. */
const mostShown = 100;

const restMs = 5000;

const trayLooks = {
  waiting: 'waiting',
  running: 'running',
  asking: 'waiting',
  done: 'done',
  failed: 'failed',
  skipped: 'off',
  cancelled: 'off',
} as const;

/** What needs the user comes first, then what runs. */
const ranks = { failed: 0, asking: 1, running: 2, waiting: 3, cancelled: 4, skipped: 5, done: 6 } as const;

/** The tray, the questions about names that are taken, and the warning before leaving. */
export const LibraryUploads = () => {
  const t = useTranslate();
  const queue = useUploadQueue();
  const items = useUploads();
  const isBusy = items.some((item) => !isOver(item));
  const asked = items.find(({ state }) => state === 'asking');
  const isAllDone = items.length > 0 && items.every(({ state }) => state === 'done' || state === 'skipped');
  // The tray covers a corner of the page: where nothing is left to see or do, it goes by itself.
  useEffect(() => {
    if (!isAllDone) return undefined;
    const timer = setTimeout(queue.clear, restMs);
    return () => clearTimeout(timer);
  }, [isAllDone, queue]);
  const hasFailed = items.some(({ state }) => state === 'failed');

  const entryOf = ({ id, name, path, state, share, reason }: UploadItem): TrayEntry => {
    const isEnded = state === 'failed' || state === 'cancelled';
    return {
      id,
      name: [...path, name].join(' / '),
      status: t(reason ?? `mediaLibraryFolder.tray.${state}`, {
        percent: Math.round(100 * share),
        ...(reason === null ? {} : { _: reason }),
      }),
      share: state === 'running' || state === 'done' || state === 'failed' ? share : 0,
      look: trayLooks[state],
      ...(isEnded ? { retry: t('mediaLibraryFolder.tray.retry', { name }) } : {}),
      ...(state === 'waiting' || state === 'running' || state === 'asking'
        ? { cancel: t('mediaLibraryFolder.tray.cancel', { name }) }
        : {}),
    };
  };

  return (
    <>
      {items.length > 0 && (
        <UploadTray
          label={t('mediaLibraryFolder.tray.label')}
          progress={t('mediaLibraryFolder.tray.progress', {
            done: items.filter(isOver).length,
            total: items.length,
          })}
          entries={items
            .toSorted((a, b) => ranks[a.state] - ranks[b.state])
            .slice(0, mostShown)
            .map(entryOf)}
          rest={Math.max(0, items.length - mostShown)}
          texts={{
            show: t('mediaLibraryFolder.tray.more'),
            hide: t('mediaLibraryFolder.tray.less'),
            close: t('mediaLibraryFolder.tray.close'),
            cancelAll: t('mediaLibraryFolder.tray.cancelAll'),
            retryAll: t('mediaLibraryFolder.tray.retryAll'),
          }}
          onCancel={queue.cancel}
          onRetry={queue.retry}
          onCancelAll={isBusy ? queue.cancelAll : undefined}
          onRetryAll={hasFailed ? queue.retryAll : undefined}
          onClose={isBusy ? undefined : queue.clear}
        />
      )}
      {/* So that the last row can be scrolled out from under the tray. */}
      {items.length > 0 && <Box sx={{ height: 200 }} />}
      {asked && (
        <ExistsDialog
          key={asked.id}
          existing={asked.existing}
          file={asked.file}
          name={asked.name}
          isOneOfSeveral={items.some(({ batch, id }) => batch === asked.batch && id !== asked.id)}
          onChoose={(choice, forAll) => void queue.answer(asked.id, choice, forAll)}
        />
      )}
      <LeaveWarning isBusy={isBusy} />
    </>
  );
};

const LeaveWarning = ({ isBusy }: { isBusy: boolean }) => {
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) =>
      isBusy && pathname !== paths.login && !pathname.startsWith(paths.folders),
  );
  useLeaveWarning(isBusy);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      type="warning"
      title="mediaLibraryFolder.leave.title"
      message="mediaLibraryFolder.leave.text"
      confirm="mediaLibraryFolder.leave.leave"
      cancel="mediaLibraryFolder.leave.stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
};
