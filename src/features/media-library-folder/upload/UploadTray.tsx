import Close from '@mui/icons-material/Close';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Replay from '@mui/icons-material/Replay';
import { Box, Button, Card, IconButton, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { doneMessage, useUploadQueue } from './UploadsContext';
import { getFailureReason } from './uploadReason';
import { truncatedText } from '../../../ui/page/SharedTooltip';
import { isFinished, type UploadItem } from './uploads';
import { focusRing } from '../browse/ItemParts';

const maxShown = 100;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingInlineStart: 4,
  paddingInlineEnd: 2,
  py: 2,
} as const;

interface StateStyle {
  /** Sort order. */
  rank: number;
  color?: 'primary' | 'success' | 'error';
  action?: 'retry' | 'cancel';
}

const stateStyles: Record<UploadItem['state'], StateStyle> = {
  failed: { rank: 0, color: 'error', action: 'retry' },
  asking: { rank: 1, action: 'cancel' },
  running: { rank: 2, color: 'primary', action: 'cancel' },
  waiting: { rank: 3, action: 'cancel' },
  cancelled: { rank: 4, action: 'retry' },
  skipped: { rank: 5 },
  done: { rank: 6, color: 'success' },
};

/** Describes the last batch once all is finished. */
const useSummary = (items: readonly UploadItem[]) => {
  const t = useTranslate();
  const getText = (key: string, args = {}) => t(`mediaLibraryFolder.${key}`, args);
  const finished = items.filter(isFinished).length;
  if (finished < items.length) return getText('tray.progress', { done: finished, total: items.length });
  const batch = items.filter((item) => item.batch === items.at(-1)?.batch);
  const count = (state: UploadItem['state']) => batch.filter((item) => item.state === state).length;
  const [first] = batch;
  const [done, failed] = [count('done'), count('failed')];
  const isSingle = batch.length === 1;
  return [
    first && done > 0 && getText(isSingle ? doneMessage(first) : 'upload.many', { smart_count: done }),
    failed > 0 && getText(isSingle ? 'uploadFailed' : 'tray.failedCount', { smart_count: failed }),
  ]
    .filter(Boolean)
    .join(' ');
};

export const UploadTray = ({ items }: { items: readonly UploadItem[] }) => {
  const t = useTranslate();
  const getText = (key: string, args = {}) => t(`mediaLibraryFolder.tray.${key}`, args);
  const queue = useUploadQueue();
  const summary = useSummary(items);
  const [isOpen, setOpen] = useState(true);
  const isBusy = items.some((item) => !isFinished(item));
  const hasFailed = items.some(({ state }) => state === 'failed');
  return (
    <Card
      component="section"
      aria-label={getText('label')}
      sx={{
        position: 'fixed',
        insetInlineEnd: { xs: 8, sm: 24 },
        insetInlineStart: { xs: 8, sm: 'auto' },
        bottom: { xs: 8, sm: 24 },
        // Keeps it above the selection bar.
        'html:has([data-selection-bar]) &': { bottom: { xs: 140, sm: 96 } },
        width: { sm: 380 },
        zIndex: 'speedDial',
        boxShadow: 4,
      }}
    >
      <Box sx={{ ...row, gap: 1 }}>
        <Typography variant="h3" component="h2" sx={{ marginInlineEnd: 'auto' }}>
          {getText('label')}{' '}
          <Typography component="output" color="textSecondary" sx={{ marginInlineStart: 1 }}>
            {summary}
          </Typography>
        </Typography>
        <IconButton
          size="small"
          aria-label={getText(isOpen ? 'less' : 'more')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ExpandMore fontSize="small" /> : <ExpandLess fontSize="small" />}
        </IconButton>
        {!isBusy && (
          <IconButton size="small" aria-label={getText('close')} onClick={queue.clear}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Box>
      {isOpen && (
        <>
          <Box
            component="ul"
            tabIndex={0}
            aria-label={getText('label')}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              pb: 3,
              maxHeight: 'min(280px, 40vh)',
              overflowY: 'auto',
              '&:focus-visible': { ...focusRing, outlineOffset: -2 },
            }}
          >
            {items
              .toSorted((a, b) => stateStyles[a.state].rank - stateStyles[b.state].rank)
              .slice(0, maxShown)
              .map((item) => (
                <UploadRow key={item.id} item={item} />
              ))}
            {items.length > maxShown && (
              <Typography component="li" variant="body2" color="textSecondary" sx={{ px: 4, py: 2 }}>
                {`+ ${items.length - maxShown}`}
              </Typography>
            )}
          </Box>
          {(isBusy || hasFailed) && (
            <Box
              sx={{ ...row, justifyContent: 'flex-end', px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              {hasFailed && <Button onClick={queue.retryAll}>{getText('retryAll')}</Button>}
              {isBusy && (
                <Button color="inherit" onClick={queue.cancelAll}>
                  {getText('cancelAll')}
                </Button>
              )}
            </Box>
          )}
        </>
      )}
    </Card>
  );
};

const UploadRow = ({ item: { id, name, path, state, progress, error } }: { item: UploadItem }) => {
  const t = useTranslate();
  const getText = (key: string) => t(`mediaLibraryFolder.tray.${key}`, { name });
  const queue = useUploadQueue();
  const { color, action } = stateStyles[state];
  const reason = state === 'failed' ? getFailureReason(error) : null;
  const fullName = [...path, name].join(' / ');
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, typography: 'body2' }}>
          <Typography
            variant="body2"
            noWrap
            {...truncatedText(fullName)}
            sx={{ marginInlineEnd: 'auto', unicodeBidi: 'plaintext' }}
          >
            {fullName}
          </Typography>
          <Typography variant="body2" color={state === 'failed' ? 'error' : 'textSecondary'}>
            {t(reason ?? `mediaLibraryFolder.tray.${state}`, {
              percent: Math.round(100 * progress),
              ...(reason === null ? {} : { _: reason }),
            })}
          </Typography>
        </Box>
        <LinearProgress
          variant="determinate"
          color={color ?? 'inherit'}
          aria-label={fullName}
          value={color ? Math.round(100 * progress) : 0}
          sx={{ mt: 1.5, height: 4, borderRadius: 1 }}
        />
      </Box>
      {action && (
        <IconButton size="small" aria-label={getText(action)} onClick={() => queue[action](id)}>
          {action === 'retry' ? <Replay fontSize="small" /> : <Close fontSize="small" />}
        </IconButton>
      )}
    </Box>
  );
};
