import type { Page } from '@playwright/test';
import type { AccountName } from '../../support/browser/signInAs';

type Role = Parameters<Page['getByRole']>[0];

/** An element by role and name, by label, or by text; the first one when several match. */
export type Target =
  | { role: Role; name?: string | RegExp; level?: number; checked?: boolean }
  | { label: string | RegExp }
  | { text: string };

/** User actions on a screen. */
export interface Visitor {
  click(target: Target): Promise<void>;
  /** Fills the field with that label. */
  fill(label: string | RegExp, text: string): Promise<void>;
  choose(label: string | RegExp, value: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
}

export interface ScreenCall {
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** URL path without the query. */
  path: string;
  /** Triggers the call; absent when the screen makes it on load. */
  act?: (visitor: Visitor) => Promise<void>;
  /** Failures show no message, as specified. */
  failsSilently?: boolean;
  /** Page to redirect to instead of showing a message. */
  redirectsTo?: RegExp;
  /** Redirects without waiting for the response. */
  redirectsAtOnce?: boolean;
}

export const byRole = (role: Role, name?: string | RegExp, level?: number): Target => ({
  role,
  ...(name !== undefined && { name }),
  ...(level !== undefined && { level }),
});
export const byLabel = (label: string): Target => ({ label });
export const byText = (text: string): Target => ({ text });

/** Builds a call from a route such as `GET /api/project/`. */
export const call = (
  route: `${ScreenCall['method']} /api/${string}`,
  name: string,
  act?: ScreenCall['act'],
  options: Partial<ScreenCall> = {},
): ScreenCall => {
  const [method = '', path = ''] = route.split(' ');
  return { name, method: method as ScreenCall['method'], path, ...(act && { act }), ...options };
};

export const press = (name: string) => (visitor: Visitor) => visitor.click({ role: 'button', name });

export interface Screen {
  name: string;
  path: string;
  as: AccountName | null;
  /** Router state from the previous screen. */
  state?: Record<string, unknown>;
  /** Visible once the screen can be used. */
  ready: Target;
  calls: readonly ScreenCall[];
  /** Data that is missing from API responses or formatted differently. */
  data?: readonly RegExp[];
}

/** Builds a screen from its name, path, user and ready marker. */
export const screen = (
  name: string,
  path: string,
  as: Screen['as'],
  ready: Target,
  { calls = [], ...options }: Partial<Pick<Screen, 'calls' | 'data' | 'state'>> = {},
): Screen => ({ name, path, as, ready, calls, ...options });

/** Relative times as formatted by `Intl`. */
export const relativeTimes =
  /(\d+ (minute|hour|day|month|year)s? ago|in \d+ (minute|hour|day)s?|(this|last) (minute|month|year)|yesterday|tomorrow)/;

/** Browsers of sessions, whose builds are not shown. */
export const browsers = /(Mobile Safari|Chrome)[\d. ]*/;
