import type { components } from '../../src/api/schema';
import { table } from '../table';

export interface CredentialsRow {
  /** The user's id. */
  id: number;
  password_hash: string;
  totp_secret: string | null;
  /** Shown as a QR code, not used yet: the first code made with it puts it in the other's place. */
  totp_next_secret: string | null;
  totp_next_expires_at: string | null;
  /** The method that was chosen and holds as soon as a secret is proven. */
  totp_next_type: components['schemas']['MfaType'] | null;
  /** The last 30-second step whose code was accepted: a code counts once. */
  totp_last_step: number;
}

export const credentials = table<CredentialsRow>()('never');

export interface CodeRow {
  id: number;
  /** What the holder must show beside the code: otp_access, totp_access, or the token of a mailed link. */
  access_hash: string;
  user: number;
  purpose:
    'sign_in_email' | 'sign_in_totp' | 'password_reset' | 'reset_link' | 'password_link' | 'password_change';
  code_hash: string | null;
  tries_left: number;
  expires_at: string;
}

export const codes = table<CodeRow>()('from the start', {
  access_hash: (row) => row.access_hash,
  user: (row) => row.user,
});

export interface RememberedRow {
  id: number;
  user: number;
  /** What stays of the browser's tokens, and what is replaced at each use. */
  name_hash: string;
  token_hash: string;
  session_key: string;
  expires_at: string;
}

export const remembered = table<RememberedRow>()('from the start', {
  name_hash: (row) => row.name_hash,
  user: (row) => row.user,
});

export interface FailedAttemptsRow {
  id: number;
  key: string;
  failures: number;
  last_at: string;
  /** When they are forgotten, whatever came after the first of them. */
  expires_at: string;
}

export const failedAttempts = table<FailedAttemptsRow>()('from the start', { key: (row) => row.key });
