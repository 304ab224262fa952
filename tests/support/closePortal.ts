import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { session } from '../../src/auth/session';
import { dropDrafts } from '../../src/ui/form/drafts';

/** Takes the portal off the page and leaves nothing of it in the browser. */
export const closePortal = (): void => {
  cleanup();
  dropDrafts();
  session.end();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
};
