import type { TableName, Tables } from './tables';

type Indexes = { [N in TableName]?: Record<string, (row: Tables[N]) => string | number> };

/** What is looked up without a scan: each index names the key under which a row is found. */
export const indexes = {
  users: { email: (row) => row.email.toLowerCase() },
  sessions: {
    key: (row) => row.key,
    notification_key: (row) => row.notification_key,
    user: (row) => row.user,
  },
  request_logs: { user: (row) => row.user ?? 0 },
  notifications: { user: (row) => row.user },
  digest_notes: { user: (row) => row.user },
  folders: { user: (row) => row.user, parent: (row) => row.parent ?? 0 },
  files: {
    user: (row) => row.user,
    folder: (row) => row.folder,
    stored_as: (row) => row.stored_as,
    // A name in its folder; two ways to write the same letters are one name.
    place: (row) => `${row.folder}/${row.file_name.normalize()}`,
  },
  downloads: { key: (row) => row.key, user: (row) => row.user },
  codes: { access_hash: (row) => row.access_hash, user: (row) => row.user },
  failed_attempts: { key: (row) => row.key },
  remembered: { name_hash: (row) => row.name_hash, user: (row) => row.user },
} as const satisfies Indexes;

export type GroupKeys = { [N in keyof typeof indexes]: keyof (typeof indexes)[N] & string };
