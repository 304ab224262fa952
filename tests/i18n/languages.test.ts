import { describe, expect, it, onTestFinished } from 'vitest';
import { getPluralForms, i18nProvider, type Part } from '../../src/i18n/i18nProvider';
import { defaultLocale, languages } from '../../src/i18n/languages';
import { textsByKey } from '../support/sources/messages';
import { maybeSameAsEnglish } from './sameAsEnglish';

const parts = import.meta.glob<Part>(['../../src/i18n/*/index.ts', '../../src/i18n/*/public/index.ts'], {
  eager: true,
});

/** Loads all messages of a language by key. */
const loadCatalogue = (locale: string): Map<string, string> =>
  new Map(
    Object.entries(parts)
      .filter(([path]) => path.startsWith(`../../src/i18n/${locale}/`))
      .flatMap(([, { texts }]) => texts.flatMap((file) => textsByKey(file))),
  );

const english = loadCatalogue(defaultLocale);

const splitForms = (text: string) => text.split('||||');

const getPlaceholders = (text: string): string[] =>
  [...new Set(text.match(/%\{\w+\}|\{\{\w+\}\}/g))].toSorted();

const count = '%{smart_count}';

/** Plural forms may omit the number; the zero form may omit all placeholders. */
const keepsPlaceholders = (locale: string, original: string, text: string): boolean => {
  const expected = getPlaceholders(original);
  const forms = splitForms(text);
  const some = forms.length > 1 && getPluralForms(locale)[0] === 'zero' ? forms.slice(1) : forms;
  const namedPlaceholders = expected.filter((name) => name !== count);
  return (
    getPlaceholders(text).join() === expected.join() &&
    some.every((form) => namedPlaceholders.every((name) => form.includes(name)))
  );
};

const hasPluralForms = (locale: string, original: string, text: string): boolean => {
  const [expected, found] = [splitForms(original).length, splitForms(text).length];
  const all = getPluralForms(locale).length;
  return found === all
    ? expected > 1 || original.includes(count) || all === 1
    : expected === 1 && found === 1;
};

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/%\{\w+\}|\{\{\w+\}\}/g, ''));

it('has two English plural forms', () => {
  const wrong = [...english].filter(([, text]) => ![1, 2].includes(splitForms(text).length));
  expect(wrong).toEqual([]);
});

describe.each(languages.filter(({ locale }) => locale !== defaultLocale))(
  'messages in $locale',
  (language) => {
    const { locale } = language;
    const texts = loadCatalogue(locale);
    const translated = [...english].flatMap(([key, original]) => {
      const text = texts.get(key);
      return text === undefined ? [] : [{ key, original, text }];
    });
    const wrong = (isRight: (original: string, text: string) => boolean) =>
      translated
        .filter(({ original, text }) => !isRight(original, text))
        .map(({ key, text }) => `${key}: ${text}`);

    it('have the keys of English', () => {
      expect([...texts.keys()].filter((key) => !english.has(key))).toEqual([]);
      expect([...english.keys()].filter((key) => !texts.has(key))).toEqual([]);
    });

    it('are translated, except names and shared words', () => {
      const same = maybeSameAsEnglish(language);
      expect(wrong((original, text) => text !== original || !hasWords(text) || same.has(text))).toEqual([]);
    });

    it('have the placeholders of English', () => {
      const isRight = (original: string, text: string) => keepsPlaceholders(locale, original, text);
      // Packages with react-admin's messages omit some.
      expect(wrong(isRight).filter((found) => !found.startsWith('ra.'))).toEqual([]);
      const englishPlaceholders = new Set([...english.values()].flatMap(getPlaceholders));
      expect(
        wrong((_original, text) => getPlaceholders(text).every((name) => englishPlaceholders.has(name))),
      ).toEqual([]);
    });

    it('have as many plural forms as the language', () => {
      expect(wrong((original, text) => hasPluralForms(locale, original, text))).toEqual([]);
    });
  },
);

it.each([
  ['fr', 0, '0 fichier'],
  ['fr', 1, '1 fichier'],
  ['fr', 2, '2 fichiers'],
  ['ar', 0, 'لا توجد ملفات'],
  ['ar', 1, 'ملف واحد'],
  ['ar', 2, 'ملفان'],
  ['ar', 3, '3 ملفات'],
  ['ar', 11, '11 ملفًا'],
  ['ar', 100, '100 ملف'],
  ['ar', 103, '103 ملفات'],
])('counts files in %s: %i as %s', async (locale, number, text) => {
  await import('../../src/i18n/signedInMessages');
  onTestFinished(() => i18nProvider.changeLocale('en'));
  await i18nProvider.changeLocale(locale);
  expect(i18nProvider.translate('mediaLibraryFolder.files', { smart_count: number })).toBe(text);
});

it.each([
  ['fr', 'non-breaking spaces before marks and curly apostrophes', / [:;!?»]|« |\p{L}'\p{L}/u],
  ['ar', 'Arabic commas, semicolons and question marks', /\p{Script=Arabic}[\u2069»]?[,;?]/u],
])('uses in %s %s', (locale, _what, mistake) => {
  // React-admin's French messages come from a package.
  const portalMessages = [...loadCatalogue(locale)].filter(([key]) => !key.startsWith('ra.'));
  expect(portalMessages.filter(([, text]) => mistake.test(text))).toEqual([]);
});
