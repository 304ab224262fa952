import { productKey, serviceKeys } from '../../src/model/dic-services/services';
import type { ServerContext } from '../context';
import { originPlaceholder } from '../serverOrigin';
import type { ServiceAccessRow } from '../storage/tables';

/** Migrates a database that was seeded with another product key. */
export const migrateProductKey = ({ db }: ServerContext): void => {
  const knownKeys = new Set<string>(['id', ...serviceKeys]);
  const [sample = {}] = db.first('service_access', 1);
  // Flags of the catalogue follow in a row, except numeric keys, which JavaScript puts first.
  const oldKey = Object.keys(sample).find((key) => !knownKeys.has(key) && !/^\d/.test(key));
  if (oldKey === undefined || productKey in sample) return;
  for (const row of [...db.all('service_access')]) {
    const { id, [oldKey]: enabled, ...flags } = row;
    db.remove('service_access', row.id);
    db.insert('service_access', { id, [productKey]: enabled, ...flags } as ServiceAccessRow);
  }
  const service = db.all('dic_services').find(({ code_name }) => code_name === oldKey);
  if (!service) return;
  const createCompanionUrl = (code: string) => `${originPlaceholder}/dev/companion/${code}`;
  const movedUrls = Object.entries(service).filter(([, value]) => value === createCompanionUrl(oldKey));
  db.update('dic_services', service.id, {
    ...Object.fromEntries(movedUrls.map(([field]) => [field, createCompanionUrl(productKey)])),
    code_name: productKey,
  });
};
