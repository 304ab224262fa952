import { noticeOf, type Notice } from '../model/notice';
import { siteFile } from './siteFile';

/** Null without a notice, or where it cannot be read. */
export const loadNotice = async (): Promise<Notice | null> => noticeOf(await siteFile('/notice.json'));
