import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Progress } from './useTask';

interface TaskProgressProps {
  progress: Progress;
  /** A message key with `done` and `total`. */
  label?: string | undefined;
  onStop?: (() => void) | undefined;
  /** Not announced, for use inside a live region. */
  isQuiet?: boolean;
}

export const TaskProgress = (props: TaskProgressProps) => {
  const { progress, label = 'ui.task.progress', onStop, isQuiet = false } = props;
  const { done, total, wait } = progress;
  const t = useTranslate();
  const text = t(label, { done, total });
  const percent = total > 0 ? Math.min(100, (done / total) * 100) : 0;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, width: '100%' }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" component={isQuiet ? 'div' : 'output'} sx={{ display: 'block', mb: 1 }}>
          {text}
          {wait !== null && ` ${t('ui.task.waiting', { seconds: wait })}`}
        </Typography>
        <LinearProgress
          variant={total > 1 ? 'determinate' : 'indeterminate'}
          value={percent}
          aria-label={text}
        />
      </Box>
      {onStop && <Button onClick={onStop}>{t('action.cancel')}</Button>}
    </Box>
  );
};
