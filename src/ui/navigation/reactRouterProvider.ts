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

/** Always the same function, so that what uses it need not render again with every address. */
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

/** What react-admin asks of a router; its own would bring a data router along that nobody uses. */
export const reactRouterProvider = {
  useNavigate,
  useLocation,
  useParams,
  useMatch,
  useInRouterContext,
  // The forms of the portal ask by themselves.
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
