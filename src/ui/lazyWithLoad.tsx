import { lazy, useState, type ComponentType } from 'react';

/**
 * React's `lazy`, with `load` to fetch the code ahead. What was fetched by then is rendered at once, where
 * React's own shows the fallback, and keeps it for 300 ms.
 */
export const lazyWithLoad = <Module extends { default: ComponentType }>(fetchCode: () => Promise<Module>) => {
  let loaded: ComponentType | null = null;
  const load = async () => {
    const code = await fetchCode();
    loaded = code.default;
    return code;
  };
  const Lazy = lazy<ComponentType>(load);
  const Page = () => {
    const [Content] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Content />;
  };
  return Object.assign(Page, { load });
};
