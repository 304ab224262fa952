import type { UserDataDownload } from '../../../api/actions/users';
import { useData } from '../../../api/useData';
import type { ExportService } from '../../../model/dic-services/services';

/**
 * Opens the exported file in a new tab. Returns it instead if the browser blocked the tab, or if the user should read
 * first what the file leaves out.
 */
export const useOpenUserData = (userId: number) => {
  const data = useData();
  return async (service: ExportService, logs: boolean): Promise<UserDataDownload | null> => {
    // Opened before the request, because browsers block a tab that opens long after the click.
    const tab = window.open('', '_blank');
    // Denies the opened file access to this window.
    if (tab) tab.opener = null;
    try {
      const download = await data.exportUserData(userId, service, logs);
      if (!tab || tab.closed) return download;
      if (download.message !== null) {
        tab.close();
        return download;
      }
      tab.location.replace(new URL(download.url, location.href).href);
      return null;
    } catch (error) {
      tab?.close();
      throw error;
    }
  };
};
