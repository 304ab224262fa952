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
  /** The path of the address, without its query. */
  path: string;
  /** Triggers the call; absent when the screen makes it on load. */
  act?: (visitor: Visitor) => Promise<void>;
  /** The specification wants no message when it fails. */
  failsSilently?: boolean;
  /** The page it redirects to instead of showing a message, whatever the response. */
  redirectsTo?: RegExp;
  /** It redirects without waiting for the response. */
  redirectsAtOnce?: boolean;
}

export const byRole = (role: Role, name?: string | RegExp, level?: number): Target => ({
  role,
  ...(name !== undefined && { name }),
  ...(level !== undefined && { level }),
});
export const byLabel = (label: string): Target => ({ label });
export const byText = (text: string): Target => ({ text });

/** A call by its route, such as `GET /api/project/`. */
export const call = (
  route: `${ScreenCall['method']} /api/${string}`,
  name: string,
  act?: ScreenCall['act'],
  more: Partial<ScreenCall> = {},
): ScreenCall => {
  const [method = '', path = ''] = route.split(' ');
  return { name, method: method as ScreenCall['method'], path, ...(act && { act }), ...more };
};

export const press = (name: string) => (visitor: Visitor) => visitor.click({ role: 'button', name });

export interface Screen {
  name: string;
  path: string;
  as: AccountName | null;
  /** The router state that the previous screen passes on. */
  state?: Record<string, unknown>;
  /** Visible once the screen can be used. */
  ready: Target;
  calls: readonly ScreenCall[];
  /** Texts that are data but not in a response of the API, or not in the form in which they are shown. */
  data?: readonly RegExp[];
}

/** A screen by its name, address and user, and by what is visible once it can be used. */
export const screen = (
  name: string,
  path: string,
  as: Screen['as'],
  ready: Target,
  { calls = [], ...more }: Partial<Pick<Screen, 'calls' | 'data' | 'state'>> = {},
): Screen => ({ name, path, as, ready, calls, ...more });
