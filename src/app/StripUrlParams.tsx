import { useState, type ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

export type Carried = Readonly<Partial<Record<string, string>>>;

interface StripUrlParamsProps {
  bare: string;
  page: ComponentType<{ carried: Carried }>;
}

/** Removes tokens from the address and the history before the page loads; they stay in memory only. */
export const StripUrlParams = ({ bare, page: Page }: StripUrlParamsProps) => {
  const { pathname, search, hash } = useLocation();
  const { '*': behind = '' } = useParams();
  const [carried] = useState<Carried>(() => ({
    ...Object.fromEntries(new URLSearchParams(search)),
    '*': behind,
  }));
  return pathname + search + hash === bare ? <Page carried={carried} /> : <Navigate to={bare} replace />;
};
