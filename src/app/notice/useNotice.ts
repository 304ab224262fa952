import { useEffect, useState } from 'react';
import { loadNotice } from '../../api/loadNotice';
import { isCurrent, type Notice } from '../../model/notice';

const pauseMs = 3 * 60_000;
/** Of a timer. */
const longestMs = 2 ** 31 - 1;

/** The notice of now. It is read at once, every three minutes while the tab is seen, and when the tab returns. */
export const useNotice = (): Notice | null => {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    let askedAt = 0;
    const ask = async () => {
      if (document.hidden) return;
      askedAt = Date.now();
      setNotice(await loadNotice());
      setNow(Date.now());
    };
    void ask();
    const timer = setInterval(() => void ask(), pauseMs);
    const onReturn = () => {
      if (Date.now() - askedAt >= pauseMs) void ask();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);

  useEffect(() => {
    const limits = [notice?.from, notice?.until].filter((limit) => typeof limit === 'number' && limit > now);
    if (limits.length === 0) return undefined;
    const wait = Math.min(...(limits as number[])) - now;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(wait, longestMs));
    return () => clearTimeout(timer);
  }, [notice, now]);

  return notice && isCurrent(notice, now) ? notice : null;
};
