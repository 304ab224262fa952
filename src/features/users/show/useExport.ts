import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import type { ExportService } from '../../../model/dic-services/serviceAccess';
import { useSubmission } from '../../../ui/form/useSubmission';

/**
 * Has the file written and opens it in a new tab. The tab is opened with the click, since a browser
 * blocks one that comes later; where even that is refused, `blockedUrl` is what to show as a link.
 */
export const useExport = (userId: number, onDone: () => void) => {
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { busy, wait, submit } = useSubmission();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);

  const run = (service: ExportService, logs: boolean) => {
    if (busy || wait > 0) return;
    const tab = window.open('', '_blank');
    // What opens there is a file and must not reach back.
    if (tab) tab.opener = null;
    const write = async () => {
      const url = await data.exportUserData(userId, service, logs);
      notify('userPages.export.done', { type: 'success' });
      if (!tab || tab.closed) return setBlockedUrl(url);
      tab.location.replace(new URL(url, location.href).href);
      return onDone();
    };
    void submit(write, (error) => {
      tab?.close();
      return notifyError('exportUserData', error);
    });
  };
  return { busy, wait, blockedUrl, run };
};
