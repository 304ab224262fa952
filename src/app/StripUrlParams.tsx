import { useState, type ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

/** The parameters of the query, and what stood behind the address under `*`. */
export type Carried = Readonly<Partial<Record<string, string>>>;

interface StripUrlParamsProps {
  /** The address without what it carries. */
  bare: string;
  page: ComponentType<{ carried: Carried }>;
}

/**
 * Takes tokens out of the address and out of the history before the page is so much as loaded; the page
 * gets them as `carried`, and they live in memory alone. After a reload it gets nothing.
 */
export const StripUrlParams = ({ bare, page: Page }: StripUrlParamsProps) => {
  const { pathname, search, hash } = useLocation();
  const { '*': behind = '' } = useParams();
  const [carried] = useState<Carried>(() => ({
    ...Object.fromEntries(new URLSearchParams(search)),
    '*': behind,
  }));
  return pathname + search + hash === bare ? <Page carried={carried} /> : <Navigate to={bare} replace />;
};
