import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

export type UrlParams = Readonly<Partial<Record<string, string>>>;

interface StripUrlTokenProps {
  /** Path without the token. */
  cleanPath: string;
  children: (urlParams: UrlParams) => ReactNode;
}

/** Removes tokens from the URL and the history before the page loads; they stay in memory only. */
export const StripUrlToken = ({ cleanPath, children }: StripUrlTokenProps) => {
  const { pathname, search, hash } = useLocation();
  const { '*': rest = '' } = useParams();
  const [urlParams] = useState<UrlParams>(() => ({
    ...Object.fromEntries(new URLSearchParams(search)),
    '*': rest,
  }));
  return pathname + search + hash === cleanPath ? children(urlParams) : <Navigate to={cleanPath} replace />;
};
