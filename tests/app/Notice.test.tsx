import { render, screen } from '@testing-library/react';
import { I18nContext } from 'ra-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseNotice } from '../../src/app/Notice';
import { i18nProvider } from '../../src/i18n/i18nProvider';
import { isCurrent } from '../../src/model/siteTexts';
import { OperatorText } from '../../src/ui/OperatorText';

const text = { en: 'Down at 8', fr: 'En panne à 8 h' };
const fullNotice = { level: 'warning', from: '2026-01-01T08:00:00Z', until: '2026-01-01T09:00:00Z', text };
const from = Date.UTC(2026, 0, 1, 8);
const until = Date.UTC(2026, 0, 1, 9);

describe('operator notice', () => {
  it.each<[string, unknown, unknown]>([
    ['all fields', fullNotice, { level: 'warning', from, until, text }],
    [
      'one text and an unknown level',
      { level: 'loud', text: ' Hello ' },
      { level: 'info', from: null, until: null, text: { en: 'Hello' } },
    ],
    [
      'invalid times',
      { from: 'soon', until: 7, text: 'x' },
      { level: 'info', from: null, until: null, text: { en: 'x' } },
    ],
    [
      'a long text',
      { text: 'x'.repeat(2000) },
      { level: 'info', from: null, until: null, text: { en: 'x'.repeat(1000) } },
    ],
    ['no text', { level: 'error', text: { en: ' ', fr: 7 } }, null],
    ['an empty object', {}, null],
    ['a list', [fullNotice], null],
    ['null', null, null],
  ])('parses %s', (_what, content, expected) => {
    expect(parseNotice(content)).toEqual(expected);
  });

  it.each([
    [from - 1, false],
    [from, true],
    [until - 1, true],
    [until, false],
  ])('checks if it is shown at %d: %s', (now, isShown) => {
    const notice = parseNotice(fullNotice);
    expect(notice && isCurrent(notice, now)).toBe(isShown);
  });

  it.each([
    ['fr', text, 'fr', 'En panne à 8 h'],
    ['ar', text, 'en', 'Down at 8'],
    ['ar', { fr: 'En panne' }, 'fr', 'En panne'],
  ])('is shown in %s from %j in %s', async (locale, texts, language, shown) => {
    await i18nProvider.changeLocale(locale);
    onTestFinished(() => i18nProvider.changeLocale('en'));
    render(
      <I18nContext.Provider value={i18nProvider}>
        <OperatorText text={texts} />
      </I18nContext.Provider>,
    );
    expect(screen.getByText(shown)).toHaveAttribute('lang', language);
  });
});
