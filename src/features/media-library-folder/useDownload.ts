import { useNotify } from 'ra-core';
import { useCallback, type MouseEvent } from 'react';
import { useData } from '../../api/useData';
import { saveFile } from '../../ui/saveFile';
import { isPlainClick } from '../../ui/keyboard';

/**
 * Returns the props of a download link. Browsers ignore `download` for another origin, so such a file is
 * fetched and saved, or opened in a new tab if it cannot be fetched.
 */
export const useDownload = () => {
  const data = useData();
  const notify = useNotify();

  return useCallback(
    (address: string, name: string) => {
      const fetchAndSave = async () => {
        const file = await data.foreignFile(address);
        if (file) {
          saveFile(file, name);
          return;
        }
        const tab = window.open('', '_blank');
        if (!tab) {
          notify('mediaLibraryFolder.downloadBlocked', { type: 'warning' });
          return;
        }
        // Must be cleared before the navigation: `noopener` would make window.open return null.
        tab.opener = null;
        tab.location.replace(address);
      };
      const link = { href: address, download: name };
      if (new URL(address, location.href).origin === location.origin) return link;
      return {
        ...link,
        target: '_blank',
        rel: 'noopener noreferrer',
        onClick: (event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void fetchAndSave();
        },
      };
    },
    [data, notify],
  );
};
