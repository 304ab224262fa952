import { lazy, useState, type ComponentType } from 'react';

/** React's `lazy` keeps its fallback for 300 ms even when the code is loaded; this one does not. */
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
  return Object.assign(Page, { load, isLoaded: () => loaded !== null });
};
