import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

/** Shares a chunk with React DOM (`vite.config.ts`), which runs while the rest of the portal is still loading. */
export const mount = (root: HTMLElement, portal: ReactNode, isPrerendered: boolean, options: RootOptions) => {
  // A transition, so that hydration does not block typing.
  if (isPrerendered) return startTransition(() => void hydrateRoot(root, portal, options));
  root.replaceChildren();
  createRoot(root, options).render(portal);
};
