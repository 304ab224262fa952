import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { fetchSiteFile } from '../api/siteFile';
import { lazyPart } from '../ui/loading/lazyCode';
import { OperatorText } from '../ui/OperatorText';
import { useCheck } from '../ui/useCheck';
import { useTimeout } from '../ui/useTimeout';
import { useWindowEvent } from '../ui/useWindowEvent';
import { isFields } from '../model/fields';
import { isCurrent, parseTexts, parseTime, type Period, type SiteText } from '../model/siteTexts';
import { preferences, usePreference } from './providers';

const Alert = lazyPart(() => import('@mui/material/Alert'));

/** Identifies a notice by its text, level and time. */
const noticeKey = ({ level, from, until, text }: SiteNotice): string =>
  JSON.stringify([level, from, until, text]).slice(0, 400);

/** Lies over the bottom of the window, behind the end of the page, so that it moves nothing when it appears. */
export const bottomBanner = { display: 'block', position: 'sticky', bottom: 0, zIndex: 3 } as const;

/** Shows the operator's notice until the user hides it. */
export const Notice = () => {
  const t = useTranslate();
  const hiddenKey = usePreference('notice');
  const notice = useSiteNotice();
  const isShown = useCheck(notice && (() => isCurrent(notice)));
  return (
    // Rendered before the notice, because screen readers announce only changes.
    <output style={bottomBanner}>
      {notice && isShown && noticeKey(notice) !== hiddenKey && (
        <Alert
          severity={notice.level}
          role="none"
          onClose={() => preferences.setItem('notice', noticeKey(notice))}
          closeText={t('shell.notice.hide')}
          sx={{
            borderRadius: 0,
            justifyContent: 'center',
            '& .MuiAlert-message': { maxHeight: '30dvh' },
            '& .MuiAlert-action': { marginInlineStart: 4 },
          }}
        >
          <OperatorText text={notice.text} />
        </Alert>
      )}
    </output>
  );
};

/** Lets the page load first. */
const firstPollMs = 1500;
const pollMs = 3 * 60_000;

/** Polls the notice every three minutes while the tab is visible, and when the tab becomes visible. */
const useSiteNotice = (): SiteNotice | null => {
  const [notice, setNotice] = useState<SiteNotice | null>(null);
  const [polledAt, setPolledAt] = useState(0);
  const poll = async () => {
    if (document.hidden) return;
    setPolledAt(Date.now());
    setNotice(parseNotice(await fetchSiteFile('/notice.json')));
  };
  useTimeout(() => void poll(), polledAt === 0 ? firstPollMs : pollMs, polledAt);
  useWindowEvent('visibilitychange', () => {
    if (Date.now() - polledAt >= pollMs) void poll();
  });
  return notice;
};

const noticeLevels = ['info', 'warning', 'error'] as const;

/** Content of `notice.json` (docs/operations.md). */
interface SiteNotice extends Period {
  level: (typeof noticeLevels)[number];
  text: SiteText;
}

/** Returns null if there is no text. Ignores invalid times, so that a typo does not hide the notice. */
export const parseNotice = (content: unknown): SiteNotice | null => {
  if (!isFields(content)) return null;
  const text = parseTexts(content['text']);
  if (!text) return null;
  const level = noticeLevels.find((name) => name === content['level']) ?? 'info';
  return { level, from: parseTime(content['from']), until: parseTime(content['until']), text };
};
