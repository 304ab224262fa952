import { describe, expect, it } from 'vitest';
import { addMessages, i18nProviderFor } from '../../src/i18n/i18nProvider';

addMessages([
  {
    parcels: {
      plain: 'Sent',
      named: 'From %{from} to %{to}',
      counted: '%{smart_count} parcel |||| %{smart_count} parcels',
    },
  },
]);

const { translate } = i18nProviderFor('en');

describe('a message', () => {
  it.each([
    ['is found by its key', 'parcels.plain', {}, 'Sent'],
    ['takes values unchanged', 'parcels.named', { from: '$1', to: 0 }, 'From $1 to 0'],
    ['keeps the placeholder of a missing value', 'parcels.named', { from: 'A' }, 'From A to %{to}'],
    ['is in the singular for one', 'parcels.counted', { smart_count: 1 }, '1 parcel'],
    ['is in the plural for none', 'parcels.counted', { smart_count: 0 }, '0 parcels'],
    ['is in the plural for many', 'parcels.counted', { smart_count: 12 }, '12 parcels'],
    ['without a plural is used for any number', 'parcels.plain', { smart_count: 3 }, 'Sent'],
    ['that is missing falls back to the given default', 'parcels.lost', { _: 'Lost: %{n}', n: 2 }, 'Lost: 2'],
    ['that is missing shows its key', 'parcels.lost', {}, 'parcels.lost'],
    ['is not a group of messages', 'parcels', {}, 'parcels'],
    ['is not a property that every object has', 'parcels.constructor', {}, 'parcels.constructor'],
  ])('%s', (_what, key, options, text) => {
    expect(translate(key, options)).toBe(text);
  });

  it('is marked in the pseudo-locale, each plural form separately', () => {
    const marked = i18nProviderFor('en-XA').translate;
    expect(marked('parcels.named', { from: 'A', to: 'B' })).toBe('⟦From A to B⟧');
    expect(marked('parcels.counted', { smart_count: 2 })).toBe('⟦2 parcels⟧');
    expect(marked('parcels.lost', { _: 'Lost' })).toBe('Lost');
  });
});
