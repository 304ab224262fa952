import { useI18nProvider, useStore, useTranslate } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { siteFile } from '../api/siteFile';
import { isCurrent, noticeOf, noticeText, type SiteNotice } from '../model/notice';
import { lazyPart } from '../ui/loading/lazyPart';
import { useTimeout } from '../ui/useTimeout';

/** Loaded only where there is a notice. */
const Alert = lazyPart(() => import('@mui/material/Alert'));

/** Another text, level or time is another notice. */
const nameOf = ({ level, from, until, text }: SiteNotice): string =>
  JSON.stringify([level, from, until, text]).slice(0, 400);

/** Operator announcement, read from `notice.json`, until it is hidden in this browser. */
export const Notice = () => {
  const t = useTranslate();
  const language = useI18nProvider().getLocale();
  const [hidden, setHidden] = useStore('notice', '');
  const notice = useSiteNotice();
  const shown = notice && nameOf(notice) !== hidden ? notice : null;
  const message = shown && noticeText(shown, language);
  return (
    // There before the notice: screen readers announce only what changes.
    <output style={{ display: 'block' }}>
      <Suspense fallback={null}>
        {message && (
          <Alert
            severity={shown.level}
            role="none"
            onClose={() => setHidden(nameOf(shown))}
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
      </Suspense>
    </output>
  );
};

/** The page comes first. */
const firstMs = 1500;
const pauseMs = 3 * 60_000;
const maxTimerMs = 2 ** 31 - 1;

/** The current notice, read every three minutes while the tab is visible, and when the tab returns. */
const useSiteNotice = (): SiteNotice | null => {
  const [notice, setNotice] = useState<SiteNotice | null>(null);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    let askedAt = Date.now();
    const ask = async () => {
      if (document.hidden) return;
      askedAt = Date.now();
      setNotice(noticeOf(await siteFile('/notice.json')));
      setNow(Date.now());
    };
    const first = setTimeout(() => void ask(), firstMs);
    const timer = setInterval(() => void ask(), pauseMs);
    const onReturn = () => {
      if (Date.now() - askedAt >= pauseMs) void ask();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);

  const limits = [notice?.from, notice?.until].filter((limit) => typeof limit === 'number' && limit > now);
  const wait = limits.length > 0 ? Math.min(...(limits as number[]), now + maxTimerMs) - now : null;
  useTimeout(() => setNow(Date.now()), wait, now);

  return notice && isCurrent(notice, now) ? notice : null;
};
