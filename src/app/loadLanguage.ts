import { loadLocale } from '../i18n/i18nProvider';
import { loadDirection } from './ReadingDirection';

export const loadLanguage = async (locale: string): Promise<void> => {
  await Promise.all([loadLocale(locale), loadDirection(locale)]);
};
