import { Typography } from '@mui/material';
import { type TranslateFunction, useTranslate } from 'ra-core';
import { listText } from '../../../model/locale';

/** Returns a sentence about the added and removed names, or null without changes. */
export const describeChanges = (
  t: TranslateFunction,
  added: readonly string[],
  removed: readonly string[],
): string | null => {
  const kind = [added.length > 0 && 'Added', removed.length > 0 && 'Removed'].filter(Boolean).join('');
  if (kind === '') return null;
  return t(`userPages.changes.${kind}`, { added: listText(added), removed: listText(removed) });
};

interface ChangeSummaryProps {
  added: string[];
  removed: string[];
  /** Shown without changes. */
  emptyText?: string | undefined;
}

export const ChangeSummary = ({ added, removed, emptyText }: ChangeSummaryProps) => {
  const t = useTranslate();
  const sentence = describeChanges(t, added, removed);
  if (sentence === null && emptyText === undefined) return null;
  return (
    <Typography
      component="output"
      variant="body2"
      sx={{ display: 'block', ...(sentence === null ? { color: 'text.secondary' } : { fontWeight: 500 }) }}
    >
      {sentence ?? emptyText}
    </Typography>
  );
};
