import { useEffect, useEffectEvent } from 'react';

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
