import { Typography } from '@mui/material';
import { type TranslateFunction, useTranslate } from 'ra-core';
import { listText } from '../../../model/locale';

/** Returns a sentence such as "Adds Staff; takes away Verified.", or null without changes. */
export const changeSentence = (
  t: TranslateFunction,
  added: readonly string[],
  removed: readonly string[],
): string | null => {
  const what = [added.length > 0 && 'Added', removed.length > 0 && 'Removed'].filter(Boolean).join('');
  if (what === '') return null;
  return t(`userPages.changes.${what}`, { added: listText(added), removed: listText(removed) });
};

interface ChangeSummaryProps {
  added: string[];
  removed: string[];
  /** Shown without changes. */
  none?: string | undefined;
}

export const ChangeSummary = ({ added, removed, none }: ChangeSummaryProps) => {
  const t = useTranslate();
  const sentence = changeSentence(t, added, removed);
  if (sentence === null && none === undefined) return null;
  return (
    <Typography
      component="output"
      variant="body2"
      sx={{ display: 'block', ...(sentence === null ? { color: 'text.secondary' } : { fontWeight: 500 }) }}
    >
      {sentence ?? none}
    </Typography>
  );
};
