import { useData } from '../../../api/useData';
import type { ExportService } from '../../../model/dic-services/services';

/** Opens the exported file in a new tab; returns its URL if the browser blocked the tab. */
export const useOpenUserData = (userId: number) => {
  const data = useData();
  return async (service: ExportService, logs: boolean): Promise<string | null> => {
    // Opened before the request, because browsers block a tab that opens long after the click.
    const tab = window.open('', '_blank');
    // Denies the opened file access to this window.
    if (tab) tab.opener = null;
    try {
      const url = await data.exportUserData(userId, service, logs);
      if (!tab || tab.closed) return url;
      tab.location.replace(new URL(url, location.href).href);
      return null;
    } catch (error) {
      tab?.close();
      throw error;
    }
  };
};
