import { describe, expect, it } from 'vitest';
import { isCurrent, parseNotice, getNoticeText } from '../../src/app/Notice';

const text = { en: 'Down at 8', fr: 'En panne à 8 h' };
const whole = { level: 'warning', from: '2026-01-01T08:00:00Z', until: '2026-01-01T09:00:00Z', text };
const from = Date.UTC(2026, 0, 1, 8);
const until = Date.UTC(2026, 0, 1, 9);

describe('a notice', () => {
  it.each<[string, unknown, unknown]>([
    ['whole', whole, { level: 'warning', from, until, text }],
    [
      'with one text, of an unknown level',
      { level: 'loud', text: ' Hello ' },
      { level: 'info', from: null, until: null, text: { en: 'Hello' } },
    ],
    [
      'with limits that are no times',
      { from: 'soon', until: 7, text: 'x' },
      { level: 'info', from: null, until: null, text: { en: 'x' } },
    ],
    [
      'with a text that is too long',
      { text: 'x'.repeat(2000) },
      { level: 'info', from: null, until: null, text: { en: 'x'.repeat(1000) } },
    ],
    ['without a text', { level: 'error', text: { en: ' ', fr: 7 } }, null],
    ['that is empty', {}, null],
    ['that is a list', [whole], null],
    ['that is null', null, null],
  ])('%s is read', (_what, content, expected) => {
    expect(parseNotice(content)).toEqual(expected);
  });

  it.each([
    [from - 1, false],
    [from, true],
    [until - 1, true],
    [until, false],
  ])('at %d is shown: %s', (now, isShown) => {
    const notice = parseNotice(whole);
    expect(notice && isCurrent(notice, now)).toBe(isShown);
  });

  it.each([
    ['fr', 'fr', 'En panne à 8 h'],
    ['ar', 'en', 'Down at 8'],
  ])('in %s is said in %s', (wanted, language, said) => {
    const notice = parseNotice(whole);
    expect(notice && getNoticeText(notice, wanted)).toEqual({ language, text: said });
  });
});
