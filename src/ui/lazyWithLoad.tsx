import { lazy, useDeferredValue, useEffect, useState, type ComponentType } from 'react';
import { PageSkeleton } from './layout/PageSkeleton';

/** React's `lazy` keeps its fallback for 300 ms even when the code is loaded; this one does not. */
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
  return Object.assign(Page, { load, isLoaded: () => loaded !== null });
};
