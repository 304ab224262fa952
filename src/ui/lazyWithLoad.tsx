import { lazy, useDeferredValue, useEffect, useState, type ComponentType } from 'react';
import { PageSkeleton } from './layout/PageSkeleton';

/**
 * React's `lazy`, with `load` to fetch the code ahead. Where that is there already, React's own keeps the
 * fallback for 300 ms all the same; this gives way to the page as soon as it is rendered. Only its first time,
 * which is by far the longest, is rendered in pieces, so that the click that led here is not kept waiting.
 */
export const lazyWithLoad = <Module extends { default: ComponentType }>(fetchCode: () => Promise<Module>) => {
  let loaded: ComponentType | null = null;
  let wasShown = false;
  const load = async () => {
    const code = await fetchCode();
    loaded = code.default;
    return code;
  };
  const Lazy = lazy<ComponentType>(load);
  const Page = () => {
    const [Content] = useState<ComponentType>(() => loaded ?? Lazy);
    const isReady = useDeferredValue(true, wasShown);
    useEffect(() => {
      wasShown = true;
    }, []);
    return isReady ? <Content /> : <PageSkeleton />;
  };
  return Object.assign(Page, { load });
};
