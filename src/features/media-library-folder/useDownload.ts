import { useNotify } from 'ra-core';
import type { MouseEvent } from 'react';
import { useData } from '../../api/useData';
import { saveFile } from '../../ui/saveFile';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * What makes a link a download. For a file on another origin a browser heeds no `download` and might show
 * it in place of the portal: it is fetched and saved, or else opened in a tab of its own.
 */
export const useDownload = () => {
  const data = useData();
  const notify = useNotify();

  const fetchAndSave = async (address: string, name: string) => {
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
    // What opens there must not reach back.
    tab.opener = null;
    tab.location.replace(address);
  };

  return (address: string, name: string) => {
    const link = { href: address, download: name };
    if (new URL(address, location.href).origin === location.origin) return link;
    return {
      ...link,
      target: '_blank',
      rel: 'noopener noreferrer',
      onClick: (event: MouseEvent) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        void fetchAndSave(address, name);
      },
    };
  };
};
