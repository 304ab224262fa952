import { useEffect, useEffectEvent } from 'react';

export const useKeyDown = (onKeyDown: (event: KeyboardEvent) => void) => {
  const listen = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
