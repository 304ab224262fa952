import { useEffect, useEffectEvent } from 'react';

declare global {
  interface WindowEventMap {
    /** Bubbles from the document. */
    visibilitychange: Event;
  }
}

export const useWindowEvent = <Type extends keyof WindowEventMap>(
  type: Type,
  onEvent: (event: WindowEventMap[Type]) => void,
  isListening = true,
): void => {
  const listen = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isListening) return undefined;
    const listener = (event: WindowEventMap[Type]) => listen(event);
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type, isListening]);
};
