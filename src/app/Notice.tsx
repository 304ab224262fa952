import { useI18nProvider, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { fetchSiteFile } from '../api/siteFile';
import { lazyPart } from '../ui/loading/lazyCode';
import { useTimeout } from '../ui/useTimeout';
import { isFields } from '../model/fields';
import { preferences, usePreference } from './providers';

const Alert = lazyPart(() => import('@mui/material/Alert'));

/** Identifies a notice by its text, level and time. */
const noticeKey = ({ level, from, until, text }: SiteNotice): string =>
  JSON.stringify([level, from, until, text]).slice(0, 400);

/** Shows the operator's notice until the user hides it. */
export const Notice = () => {
  const t = useTranslate();
  const language = useI18nProvider().getLocale();
  const hiddenKey = usePreference('notice');
  const notice = useSiteNotice();
  const visible = notice && noticeKey(notice) !== hiddenKey ? notice : null;
  const message = visible && getNoticeText(visible, language);
  return (
    // Rendered before the notice, because screen readers announce only changes.
    <output style={{ display: 'block' }}>
      {message && (
        <Alert
          severity={visible.level}
          role="none"
          onClose={() => preferences.setItem('notice', noticeKey(visible))}
          closeText={t('shell.notice.hide')}
          sx={{ borderRadius: 0, justifyContent: 'center', '& .MuiAlert-action': { marginInlineStart: 4 } }}
        >
          <span
            lang={message.language}
            dir="auto"
            style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {message.text}
          </span>
        </Alert>
      )}
    </output>
  );
};

/** Lets the page load first. */
const firstPollMs = 1500;
const pollMs = 3 * 60_000;
const maxTimerMs = 2 ** 31 - 1;

/** Polls the notice every three minutes while the tab is visible, and when the tab becomes visible. */
const useSiteNotice = (): SiteNotice | null => {
  const [notice, setNotice] = useState<SiteNotice | null>(null);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    let polledAt = Date.now();
    const poll = async () => {
      if (document.hidden) return;
      polledAt = Date.now();
      setNotice(parseNotice(await fetchSiteFile('/notice.json')));
      setNow(Date.now());
    };
    const first = setTimeout(() => void poll(), firstPollMs);
    const timer = setInterval(() => void poll(), pollMs);
    const onReturn = () => {
      if (Date.now() - polledAt >= pollMs) void poll();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);

  const boundaries = [notice?.from, notice?.until].filter(
    (limit) => typeof limit === 'number' && limit > now,
  );
  const delay = boundaries.length > 0 ? Math.min(...(boundaries as number[]), now + maxTimerMs) - now : null;
  useTimeout(() => setNow(Date.now()), delay, now);

  return notice && isCurrent(notice, now) ? notice : null;
};

const noticeLevels = ['info', 'warning', 'error'] as const;

/** Content of `notice.json` (docs/operations.md). */
interface SiteNotice {
  level: (typeof noticeLevels)[number];
  /** Epoch milliseconds; null if open-ended. */
  from: number | null;
  until: number | null;
  /** Keyed by language, such as `en`. */
  text: Record<string, string>;
}

const maxTextLength = 1000;

/** Returns null for anything but a date string. */
const parseTime = (value: unknown): number | null => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};

/** Accepts one text for all languages, or a text per language. */
const parseTexts = (value: unknown): Record<string, string> => {
  const texts = typeof value === 'string' ? { en: value } : isFields(value) ? value : {};
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[language, text.trim().slice(0, maxTextLength)]] : [],
    ),
  );
};

/** Returns null if there is no text. Ignores invalid times, so that a typo does not hide the notice. */
export const parseNotice = (content: unknown): SiteNotice | null => {
  if (!isFields(content)) return null;
  const text = parseTexts(content['text']);
  if (Object.keys(text).length === 0) return null;
  const level = noticeLevels.find((name) => name === content['level']) ?? 'info';
  return { level, from: parseTime(content['from']), until: parseTime(content['until']), text };
};

export const isCurrent = ({ from, until }: SiteNotice, now: number): boolean =>
  (from === null || from <= now) && (until === null || now < until);

/** Falls back to English, then to any language. */
export const getNoticeText = ({ text }: SiteNotice, language: string): { text: string; language: string } => {
  const languages = [language, 'en', ...Object.keys(text)];
  const found = languages.find((name) => text[name] !== undefined) ?? language;
  return { text: text[found] ?? '', language: found };
};
