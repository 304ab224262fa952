import type { ComponentType } from 'react';
import { useMatch } from 'react-router-dom';
import { NotFound } from './layout/NotFound';

/** A page that has routes within, but no address below its own. */
export const Exactly = ({ path, page: Page }: { path: string; page: ComponentType }) =>
  useMatch(path) ? <Page /> : <NotFound />;
