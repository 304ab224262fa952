import { useEffect } from 'react';

let isReloading = false;

/** Asks before `reloadPage` only. */
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
