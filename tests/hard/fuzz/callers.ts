import { accountEmail } from '../../../mock-server/dev/accounts';
import { callers as kinds } from '../../mock-server/guards/rights/table';
import { openSession } from '../../../mock-server/sessions/sessions';
import type { NewRow } from '../../../mock-server/storage/Database';
import type { UserRow } from '../../../mock-server/storage/tables';
import type { TestServer } from '../../support/startInProcessServer';

export type Kind = (typeof kinds)[number];

const accountTables = ['service_access', 'notification_control'] as const;

const visitor = {
  ip_address: '127.0.0.1',
  device_info: { Device: 'Fuzz', 'Device Type': 'unknown', Browser: 'Fuzz' },
  location: 'Local network',
};

/** Markers planted in data that only its owner may see, and in data that staff may see too. */
export const secrets = { own: 'canary-own', other: 'canary-other' };

const plantSecrets = (server: TestServer): void => {
  const { context } = server;
  const { db } = context;
  const { own, other } = secrets;
  const { id: user } = server.addUser({ email: `${other}@pulsehub.test`, first_name: other });
  const created_at = new Date(context.now()).toISOString();
  const note = { title: own, message: own, service: own, is_read: false, created_at, other_data: null };
  db.insert('notifications', { user, ...note });
  const folder = db.insert('folders', { user, name: own, parent: null, description: own, created_at }).id;
  const file = { file_name: own, stored_as: own, size: 1, content_type: 'text/plain', created_at };
  db.insert('files', { user, folder, ...file });
  openSession(context, db.get('users', user) as UserRow, { ...visitor, ip_address: own });
};

/** Issues fresh tokens and restores the seeded accounts, which earlier requests may have changed. */
export const createCallers = (server: TestServer) => {
  const { db, vault } = server.context;
  plantSecrets(server);
  const seededCallers = kinds.flatMap((kind) => {
    const user = db.findBy('users', 'email', accountEmail(kind));
    return user ? [{ kind, user, rows: accountTables.map((table) => db.get(table, user.id)) }] : [];
  });
  const restore = (): void => {
    for (const { user, rows } of seededCallers) {
      if (!db.update('users', user.id, user)) db.insert('users', user);
      for (const [at, table] of accountTables.entries()) {
        const row = rows[at];
        if (row && !db.get(table, user.id)) db.insert(table, row as NewRow<typeof table>);
      }
    }
  };
  return {
    token: async (kind: Kind): Promise<string | null> => {
      restore();
      const caller = seededCallers.find((seeded) => seeded.kind === kind);
      if (!caller) return null;
      const { session, key } = openSession(server.context, caller.user, visitor);
      return vault.tokens.signAccess(session, key);
    },
    rights: () =>
      new Map(
        db
          .all('users')
          .map(({ id, is_superuser, is_staff, is_active }) => [id, { is_superuser, is_staff, is_active }]),
      ),
  };
};

export type Rights = ReturnType<ReturnType<typeof createCallers>['rights']>;
