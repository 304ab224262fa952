import { languages } from '../../../src/i18n/languages';
import { pseudoLocale } from '../../../src/i18n/pseudo';

/** True in `npm run test:full`, which measures in every language at every size. */
export const isFull = Boolean(process.env['FULL']);

/** The first has the longest texts. */
export const allLocales = [pseudoLocale, ...languages.map(({ locale }) => locale)];
