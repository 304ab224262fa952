import { orderedServices, servicesWithInfo, type ServiceCard } from '../../src/model/dic-services/services';
import type { ServerContext } from '../context';
import { resolveOrigin } from '../serverOrigin';
import { toRecord } from '../toRecord';
import type { DicServiceRow, ServiceAccessRow } from '../storage/tables';

export const getIconUrl = (storedName: string | null): string | null =>
  storedName && `/files/icons/${storedName}`;

const createServiceCard = (row: DicServiceRow, origin: string): ServiceCard => {
  const frontend = row.prod_frontend_url || row.demo_frontend_url || row.dev_frontend_url;
  const backend = row.prod_backend_url || row.demo_backend_url || row.dev_backend_url;
  return {
    id: row.id,
    code_name: row.code_name,
    name: row.name,
    description: row.description,
    link: resolveOrigin(row.link || frontend, origin),
    frontend_url: resolveOrigin(frontend, origin),
    icon_url: getIconUrl(row.icon_file),
    backend_url: resolveOrigin(backend, origin),
  };
};

export const isEnabled = (access: ServiceAccessRow, code: string): boolean => access[code] === true;

export const isCodeNameInUse = ({ db }: Pick<ServerContext, 'db'>, code: string): boolean =>
  db.all('service_access').some((access) => isEnabled(access, code));

/** Lists the services of the specification, then the others of the catalogue. */
export const listServiceKeys = ({ db }: Pick<ServerContext, 'db'>): string[] =>
  orderedServices(db.all('dic_services'));

export const getServiceFlags = (context: ServerContext, access: ServiceAccessRow) =>
  toRecord(listServiceKeys(context), (code) => isEnabled(access, code));

/** Cards of the whole catalogue; a service that is off has no URLs. */
export const createServiceCards = (
  catalogue: readonly DicServiceRow[],
  access: ServiceAccessRow,
  origin: string,
): ServiceCard[] =>
  catalogue.map((row) => {
    const card = createServiceCard(row, origin);
    return isEnabled(access, row.code_name) ? card : { ...card, ...noUrls };
  });

const noUrls = { link: null, frontend_url: null, backend_url: null };

export const createInfoObjects = (
  cards: readonly ServiceCard[],
  access: ServiceAccessRow,
): Record<string, Omit<ServiceCard, 'id'>> =>
  Object.fromEntries(
    servicesWithInfo.flatMap((code) => {
      const card = cards.find(({ code_name }) => code_name === code);
      if (!card || !isEnabled(access, code)) return [];
      const { id: _, ...info } = card;
      return [[`${code}_info`, { ...info, url: info.frontend_url }]];
    }),
  );
