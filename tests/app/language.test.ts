import { expect, it } from 'vitest';
import { toLocale } from '../../src/app/language';

it.each([
  ['the first of the browser that the portal has', undefined, ['oc-FR', 'fr-CA', 'ar'], 'fr'],
  ['English if the portal has none of them', undefined, ['de', 'ja-JP'], 'en'],
  ['the choice, whatever the browser prefers', 'ar', ['fr'], 'ar'],
  ['English where it was chosen', 'en', ['fr'], 'en'],
  ['that of the browser for an unknown stored one', 'xx', ['fr'], 'fr'],
])('uses %s', (_case, stored, preferred, locale) => expect(toLocale(stored, preferred)).toBe(locale));
