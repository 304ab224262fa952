import { noticeOf, type Notice } from '../model/notice';

/** Reads `notice.json` beside the site, which answers even when the API does not. Null without one, or on any failure. */
export const loadNotice = async (): Promise<Notice | null> => {
  try {
    const answer = await fetch('/notice.json', {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(30_000),
    });
    return answer.ok ? noticeOf(await answer.json()) : null;
  } catch {
    return null;
  }
};
