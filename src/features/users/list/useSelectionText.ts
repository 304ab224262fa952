import { useTranslate } from 'ra-core';
import { useFilterWords } from './FilterSummary';
import { maxSelected, type Whole } from './useSelectAll';

/** What is selected in words of the filter, where all that match it are, or were. */
export const useSelectionText = () => {
  const t = useTranslate();
  const wordsOf = useFilterWords();
  return (whole: Whole | null, count: number): string => {
    if (!whole) return t('users.selection.text');
    const who = wordsOf(whole.filter);
    const extent = count < whole.total ? 'part' : 'all';
    const sentence = t(`users.selection.${who ? 'matching' : 'everybody'}.${extent}`, {
      count,
      total: whole.total,
      who,
    });
    return whole.total > maxSelected
      ? `${sentence} ${t('users.selection.limit', { max: maxSelected })}`
      : sentence;
  };
};
