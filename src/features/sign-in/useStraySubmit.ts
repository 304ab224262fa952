import { useRef, useState } from 'react';

const strayMs = 1000;

/**
 * The sixth digit submits the code, so an Enter or click out of habit may reach the emptied boxes or the next step.
 * Within a second of their appearance, a submission without a code counts as such.
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
