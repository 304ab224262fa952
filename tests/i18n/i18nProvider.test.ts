import { describe, expect, it } from 'vitest';
import { addMessages, i18nProviderFor } from '../../src/i18n/i18nProvider';

addMessages({
  parcels: {
    plain: 'Sent',
    named: 'From %{from} to %{to}',
    counted: '%{smart_count} parcel |||| %{smart_count} parcels',
  },
});

const { translate } = i18nProviderFor('en');

describe('a text', () => {
  it.each([
    ['stands under its key', 'parcels.plain', {}, 'Sent'],
    ['takes values as they are', 'parcels.named', { from: '$1', to: 0 }, 'From $1 to 0'],
    ['keeps the place of a value that is missing', 'parcels.named', { from: 'A' }, 'From A to %{to}'],
    ['is in the singular for one', 'parcels.counted', { smart_count: 1 }, '1 parcel'],
    ['is in the plural for none', 'parcels.counted', { smart_count: 0 }, '0 parcels'],
    ['is in the plural for many', 'parcels.counted', { smart_count: 12 }, '12 parcels'],
    ['without a plural serves any number', 'parcels.plain', { smart_count: 3 }, 'Sent'],
    [
      'that is missing gives way to the one named instead',
      'parcels.lost',
      { _: 'Lost: %{n}', n: 2 },
      'Lost: 2',
    ],
    ['that is missing shows its key', 'parcels.lost', {}, 'parcels.lost'],
    ['is no group of texts', 'parcels', {}, 'parcels'],
    ['is nothing that every object has', 'parcels.constructor', {}, 'parcels.constructor'],
  ])('%s', (_what, key, options, text) => {
    expect(translate(key, options)).toBe(text);
  });

  it('a text is marked in the made-up language, each form by itself', () => {
    const marked = i18nProviderFor('en-XA').translate;
    expect(marked('parcels.named', { from: 'A', to: 'B' })).toBe('⟦From A to B⟧');
    expect(marked('parcels.counted', { smart_count: 2 })).toBe('⟦2 parcels⟧');
    expect(marked('parcels.lost', { _: 'Lost' })).toBe('Lost');
  });
});
