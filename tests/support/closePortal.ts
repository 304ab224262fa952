import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { session } from '../../src/auth/session';
import { clearDrafts } from '../../src/ui/form/drafts';

/** Unmounts the portal and removes its session, storage, drafts and stubbed globals. */
export const closePortal = (): void => {
  cleanup();
  clearDrafts();
  session.end();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
};
