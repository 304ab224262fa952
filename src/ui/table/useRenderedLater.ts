import { startTransition, useEffect, useState } from 'react';

/** False until the page has been painted, for parts that would delay it. */
export const useRenderedLater = (): boolean => {
  const [isLater, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return isLater;
};
