import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

interface ChangeSummaryProps {
  /** Names of what is given and what is taken away. */
  added: readonly string[];
  removed: readonly string[];
}

/** What a save would change: "+ BusinessHub, − CodeHub"; nothing where it would change nothing. */
export const ChangeSummary = ({ added, removed }: ChangeSummaryProps) => {
  const t = useTranslate();
  const list = [
    ...added.map((name) => t('userPages.added', { name })),
    ...removed.map((name) => t('userPages.removed', { name })),
  ].join(', ');
  if (list === '') return null;
  return (
    <Typography component="output" variant="body2" sx={{ display: 'block', fontWeight: 500 }}>
      {t('userPages.changes', { list })}
    </Typography>
  );
};
