import { useEffect } from 'react';

let isReloading = false;

/** Makes a reload that the portal offers ask first, while something that was typed would be lost. */
export const useReloadWarning = (isDirty: boolean): void =>
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (isReloading) event.preventDefault();
      isReloading = false;
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

export const reloadPage = (): void => {
  isReloading = true;
  location.reload();
};
