import type { components } from '../../src/api/schema';
import { table } from '../table';

type Schemas = components['schemas'];

type Shown = Omit<Schemas['User'], 'user_id' | 'picture' | 'picture_url' | 'notification_key'>;

export interface UserRow extends Shown {
  picture_file: string | null;
  /** Seeded accounts whose sign-in answers the tokens at once (decisions §2). */
  skips_second_factor: boolean;
}

export const users = table<UserRow>()('once listed', { email: (row) => row.email.toLowerCase() });

export type RequestLogRow = Schemas['RequestLogEntry'];

export const requestLogs = table<RequestLogRow>()('once listed', { user: (row) => row.user ?? 0 });

export interface DownloadRow {
  id: number;
  user: number;
  key: string;
  stored_as: string;
  file_name: string;
  content_type: string;
  expires_at: string;
  is_opened?: boolean;
}

export const downloads = table<DownloadRow>()('never', { key: (row) => row.key, user: (row) => row.user });
