import { expect, it } from 'vitest';
import { migrateProductKey } from '../../../mock-server/dic-services/migrateProductKey';
import { setUpServer } from '../../support/setUpServer';

const server = setUpServer();

it('renames the flag of a product key, and keeps those of services in the catalogue', () => {
  const { db } = server.context;
  for (const { id, shm, ...others } of [...db.all('service_access')]) {
    db.remove('service_access', id);
    db.insert('service_access', { id, abc: shm, ...others, zoo: true, 7: false });
  }
  migrateProductKey(server.context);
  const row = db.get('service_access', server.user('member').id);
  expect(row).toMatchObject({ shm: true, financial: true, zoo: true, 7: false });
  expect(row).not.toHaveProperty('abc');
});
