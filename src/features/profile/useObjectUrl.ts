import { useEffect, useState } from 'react';

/** An address for a file of this device, for as long as it is shown; null for none. */
export const useObjectUrl = (file: Blob | null): string | null => {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is a resource outside React, made and released here
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && shown.file === file ? shown.url : null;
};
