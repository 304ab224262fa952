import { useData } from '../../api/useData';
import type { ExportService } from '../../model/dic-services/services';

/** Opens a file with the data of a user in a new tab; returns its address where the browser kept the tab from opening. */
export const useOpenUserData = (userId: number) => {
  const data = useData();
  return async (service: ExportService, logs: boolean): Promise<string | null> => {
    // Before the call: a browser blocks a tab that comes long after the click.
    const tab = window.open('', '_blank');
    // What opens there must not reach back.
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
