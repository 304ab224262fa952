import { useRef, useState } from 'react';

const strayMs = 1000;

/**
 * Recognises a habitual Enter or click after the sixth digit has already submitted the code: an empty submission within
 * a second after the boxes were cleared or the step appeared.
 */
export const useStraySubmit = (followsCode = false) => {
  const [mountedAt] = useState(() => performance.now());
  const appearedAt = useRef(followsCode ? mountedAt : -Infinity);
  const expectStray = () => {
    appearedAt.current = performance.now();
  };
  const isStray = (code: string) => code === '' && performance.now() - appearedAt.current < strayMs;
  return { expectStray, isStray };
};
