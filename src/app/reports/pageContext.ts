import { paths } from '../../paths';
import { pageVersion } from '../pageVersion';
import type { PageContext } from './report';

const ownSegments = new Set(
  Object.values(paths).flatMap((path) => (typeof path === 'string' ? path : path()).split('/')),
);

export const routeOf = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (ownSegments.has(segment) ? segment : ':'))
    .join('/');

export const browserOf = (userAgent: string): string =>
  /(?:Edg|OPR|Firefox)\/\d{1,4}/.exec(userAgent)?.[0] ??
  /(?:Chrome|Version)\/\d{1,4}/.exec(userAgent)?.[0] ??
  '';

export const pageContext = (): PageContext => ({
  route: routeOf(location.pathname),
  version: pageVersion().version ?? '',
  browser: browserOf(navigator.userAgent),
});
