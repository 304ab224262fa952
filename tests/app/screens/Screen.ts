import type { Page } from '@playwright/test';
import type { AccountName } from '../../support/browser/signInAs';

type Role = Parameters<Page['getByRole']>[0];

/** What a user looks for: by role and name, by label, by text. Where several are meant, the first of them. */
export type Target =
  | { role: Role; name?: string | RegExp; level?: number; checked?: boolean }
  | { label: string | RegExp }
  | { text: string };

/** What a user does at a screen, told once for Chromium and for jsdom. */
export interface Visitor {
  click(target: Target): Promise<void>;
  /** Writes into the field of that label. */
  fill(label: string | RegExp, text: string): Promise<void>;
  choose(label: string | RegExp, value: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** Gives a dialog a file. */
  attach(fileName: string): Promise<void>;
}

/** A call of the server that a screen makes. */
export interface ScreenCall {
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path of the address, without its query. */
  path: string;
  /** What a user does to have it made; absent where the screen makes it by itself. */
  act?: (visitor: Visitor) => Promise<void>;
  /** Sent with progress, not by `fetch`. */
  isUpload?: boolean;
  /** What it needs is not there in jsdom: uploads with progress, live connections. */
  onlyInChromium?: boolean;
  /** The specification wants no word when it fails. */
  isQuiet?: boolean;
  /** Where the user is led instead of being told something, whatever the answer. */
  leadsTo?: RegExp;
  /** They are led there without waiting for the answer. */
  leadsAtOnce?: boolean;
}

/** A screen of the portal. */
export interface Screen {
  name: string;
  path: string;
  as: AccountName | null;
  /** The router's state that the screen is handed by the one before it. */
  state?: Record<string, unknown>;
  /** There once the screen can be used. */
  ready: Target;
  calls: readonly ScreenCall[];
  /** Texts that are data but come from no answer of the API, or not in the form in which they are shown. */
  data?: readonly RegExp[];
}
