import { useState, type ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

export type UrlParams = Readonly<Partial<Record<string, string>>>;

interface StripUrlParamsProps {
  cleanPath: string;
  page: ComponentType<{ urlParams: UrlParams }>;
}

/** Removes tokens from the address and the history before the page loads; they stay in memory only. */
export const StripUrlParams = ({ cleanPath, page: Page }: StripUrlParamsProps) => {
  const { pathname, search, hash } = useLocation();
  const { '*': rest = '' } = useParams();
  const [urlParams] = useState<UrlParams>(() => ({
    ...Object.fromEntries(new URLSearchParams(search)),
    '*': rest,
  }));
  return pathname + search + hash === cleanPath ? (
    <Page urlParams={urlParams} />
  ) : (
    <Navigate to={cleanPath} replace />
  );
};
