import type { RouterProvider } from 'ra-core';
import { useCallback, useLayoutEffect, useRef } from 'react';
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate as useRouterNavigate,
  useParams,
} from 'react-router-dom';

/** A stable function, so that its users do not rerender with every address. */
const useNavigate: RouterProvider['useNavigate'] = () => {
  const navigate = useRouterNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((to, options) => {
    if (typeof to === 'number') void latest.current(to);
    else void latest.current(to, options);
  }, []);
};

/** ra-core's own provider would load the data router. */
export const reactRouterProvider = {
  useNavigate,
  useLocation,
  useParams,
  useMatch,
  useInRouterContext,
  // `UnsavedForm` blocks instead.
  useCanBlock: () => false,
  useBlocker: () => ({ state: 'unblocked', proceed: undefined, reset: undefined, location: undefined }),
  Link,
  Navigate,
  Route,
  Routes,
  Outlet,
  RouterWrapper: ({ children }) => children,
  matchPath,
} as RouterProvider;
