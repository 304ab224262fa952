import { productKey, serviceKeys } from '../../src/model/dic-services/services';
import type { ServerContext } from '../context';
import { ownOrigin } from '../ownOrigin';
import type { ServiceAccessRow } from '../storage/tables';

/** Moves a database that was seeded under another product key to the current one. */
export const renameProduct = ({ db }: ServerContext): void => {
  const known = new Set<string>(['id', ...serviceKeys]);
  const [sample = {}] = db.first('service_access', 1);
  // Flags of the catalogue come later in a row, except numeric keys, which JavaScript puts first.
  const oldKey = Object.keys(sample).find((key) => !known.has(key) && !/^\d/.test(key));
  if (oldKey === undefined || productKey in sample) return;
  for (const row of [...db.all('service_access')]) {
    const { id, [oldKey]: enabled, ...flags } = row;
    db.remove('service_access', row.id);
    db.insert('service_access', { id, [productKey]: enabled, ...flags } as ServiceAccessRow);
  }
  const service = db.all('dic_services').find(({ code_name }) => code_name === oldKey);
  if (!service) return;
  const companionUrl = (code: string) => `${ownOrigin}/dev/companion/${code}`;
  const moved = Object.entries(service).filter(([, value]) => value === companionUrl(oldKey));
  db.update('dic_services', service.id, {
    ...Object.fromEntries(moved.map(([field]) => [field, companionUrl(productKey)])),
    code_name: productKey,
  });
};
