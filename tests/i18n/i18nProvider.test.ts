import { afterEach, describe, expect, it } from 'vitest';
import { addMessages, getPluralForms, i18nProvider } from '../../src/i18n/i18nProvider';

addMessages([
  {
    parcels: {
      plain: 'Sent',
      named: 'From %{from} to %{to}',
      counted: '%{smart_count} parcel |||| %{smart_count} parcels',
    },
  },
]);

const { changeLocale, translate } = i18nProvider;
afterEach(() => changeLocale('en'));

describe('message', () => {
  it.each([
    ['is found by its key', 'parcels.plain', {}, 'Sent'],
    ['takes values unchanged', 'parcels.named', { from: '$1', to: 0 }, 'From $1 to 0'],
    ['keeps the placeholder of a missing value', 'parcels.named', { from: 'A' }, 'From A to %{to}'],
    ['uses the singular for one', 'parcels.counted', { smart_count: 1 }, '1 parcel'],
    ['uses the plural for none', 'parcels.counted', { smart_count: 0 }, '0 parcels'],
    ['uses the plural for many', 'parcels.counted', { smart_count: 12 }, '12 parcels'],
    ['uses one form for any number without a plural', 'parcels.plain', { smart_count: 3 }, 'Sent'],
    ['falls back to the default if missing', 'parcels.lost', { _: 'Lost: %{n}', n: 2 }, 'Lost: 2'],
    ['shows its key if missing', 'parcels.lost', {}, 'parcels.lost'],
    ['is not a group of messages', 'parcels', {}, 'parcels'],
    ['ignores object prototype properties', 'parcels.constructor', {}, 'parcels.constructor'],
  ])('%s', (_what, key, options, text) => {
    expect(translate(key, options)).toBe(text);
  });

  it('isolates inserted text in an Arabic sentence', async () => {
    await changeLocale('ar');
    expect(translate('parcels.named', { from: 'A (1)', to: 2 })).toBe('From \u2068A (1)\u2069 to 2');
    expect(translate('parcels.lost', { _: 'Lost' })).toBe('Lost');
  });

  it('is marked in the pseudo-locale, each plural form separately', async () => {
    await changeLocale('en-XA');
    expect(translate('parcels.named', { from: 'A', to: 'B' })).toBe('⟦From A to B ~~~~~~ ~⟧');
    expect(translate('parcels.counted', { smart_count: 2 })).toBe('⟦2 parcels ~~~~~~ ~⟧');
    expect(translate('parcels.lost', { _: 'Lost' })).toBe('Lost');
  });
});

const textsIn = (locale: string) => ({ counted: { forms: getPluralForms(locale).join(' |||| ') } });
const filesOf = (locale: string) => ({
  [`./${locale}/counted/index.ts`]: () => Promise.resolve({ texts: [textsIn(locale)] }),
});
addMessages([textsIn('en')], { ...filesOf('fr'), ...filesOf('ar'), ...filesOf('pl') });

it.each([
  ['en', { 0: 'other', 1: 'one', 2: 'other', 3: 'other', 11: 'other', 100: 'other' }],
  ['fr', { 0: 'one', 1: 'one', 2: 'other', 3: 'other', 11: 'other', 100: 'other', 1_000_000: 'other' }],
  ['ar', { 0: 'zero', 1: 'one', 2: 'two', 3: 'few', 11: 'many', 100: 'other' }],
  ['pl', { 0: 'many', 1: 'one', 2: 'few', 3: 'few', 11: 'many', 100: 'many' }],
])('selects plural forms in %s', async (locale, forms) => {
  await changeLocale(locale);
  const found = Object.keys(forms).map((number) => [
    number,
    translate('counted.forms', { smart_count: Number(number) }),
  ]);
  expect(Object.fromEntries(found)).toEqual(forms);
});

it.each([
  ['en', '12345 of 2026'],
  ['fr', '12\u202f345 sur 2026'],
])('formats counts as in %s', async (locale, text) => {
  const french = () => Promise.resolve({ texts: [{ year: '%{smart_count} sur %{year}' }] });
  addMessages([{ year: '%{smart_count} of %{year}' }], { './fr/year/index.ts': french });
  await changeLocale(locale);
  expect(translate('year', { smart_count: 12_345, year: '2026' })).toBe(text);
});

it('keeps the language if loading fails and retries', async () => {
  let isReachable = false;
  const load = () =>
    isReachable ? Promise.resolve({ texts: [{ greeting: 'Hej' }] }) : Promise.reject(new Error('offline'));
  addMessages([{ greeting: 'Hello' }], { './sv/greeting/index.ts': load });
  await expect(changeLocale('sv')).rejects.toThrow('offline');
  expect([i18nProvider.getLocale(), translate('greeting')]).toEqual(['en', 'Hello']);
  isReachable = true;
  await changeLocale('sv');
  expect(translate('greeting')).toBe('Hej');
});
