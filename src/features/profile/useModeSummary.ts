import { useLocale, useTranslate } from 'ra-core';
import { countModes } from '../../model/notification/notificationModes';

const ways = ['app', 'atOnce', 'daily', 'weekly', 'none'] as const;

/** Reads modes back in a few words: "3 at once in the app, 5 in a weekly mail"; '' where none is set. */
export const useModeSummary = () => {
  const t = useTranslate();
  const [language = 'en'] = useLocale().split('-');
  return (values: readonly unknown[]): string => {
    const counts = countModes(values);
    const parts = ways
      .filter((way) => counts[way] > 0)
      .map((way) => t(`notificationControls.count.${way}`, { smart_count: counts[way] }));
    return new Intl.ListFormat(language, { type: 'unit' }).format(parts);
  };
};
