import { settings, type defaultProductKey } from '../../settings';
import type { Schema } from '../../contract/Schema';
import { isFields } from '../fields';

/** `{product}` of the specification (decisions §3); typed as the default key, as in the contract. */
export const productKey = settings.productKey as typeof defaultProductKey;

export const serviceKeys = [
  productKey,
  'collaboration',
  'project_preparation',
  'active_projects',
  'financial',
  'administration',
  'duratrans',
  'code_hub',
  'business_hub',
  'business_intelligence',
  'sales_hub',
  'ai_hub',
  'project_hub',
] as const;

export type ServiceKey = (typeof serviceKeys)[number];

/** Keyed by built-in services, services of the catalogue, and any other key that the API returns. */
export type ServiceFlags = Record<string, boolean>;

interface Catalogued {
  code_name: string;
}

/** All services in the order in which they are shown (decisions §3 "List of services"). */
export const orderedServices = (catalogue: readonly Catalogued[], ...access: readonly object[]): string[] => {
  const codes = catalogue.map(({ code_name }) => code_name).filter(Boolean);
  return [...new Set([...serviceKeys, ...codes, ...access.flatMap((flags) => Object.keys(flags))])];
};

export const servicesWithInfo = [
  productKey,
  'financial',
  'project_hub',
  'business_hub',
] as const satisfies ServiceKey[];

/** Not allowed as code names, because the API has other fields with these names. */
export const reservedCodes: readonly string[] = [
  'id',
  'user',
  'dic_services_id',
  '__proto__',
  ...servicesWithInfo.map((key) => `${key}_info`),
];

export type ServiceCard = Schema<'ServiceCard'>;

export type ServiceInfo = Partial<Schema<'ServiceInfo'>>;

type ServiceAccess = Partial<Schema<'ServiceAccess'>>;

export type MyServices = Pick<Schema<'MyServicesAnswer'>, 'success' | 'dic_services'> & {
  dic_services_list: ServiceAccess[];
};

/** Ordered as on the creation page, without the project hub (spec 2 §2.3, §3). */
export const creationServices = [
  productKey,
  'business_hub',
  'ai_hub',
  'duratrans',
  'financial',
  'code_hub',
  'sales_hub',
  'business_intelligence',
  'collaboration',
  'project_preparation',
  'active_projects',
  'administration',
] as const satisfies readonly ServiceKey[];

export const noServices = Object.fromEntries(serviceKeys.map((key) => [key, false])) as Record<
  ServiceKey,
  boolean
>;

/** Reads `user/dic-services/?user_id=` (decisions §6 "Service access of another user"). */
export const readAccess = (response: unknown): ServiceFlags | null => {
  if (!isFields(response)) return null;
  const { dic_services: plain, dic_services_list: list } = response;
  const entry: unknown = Array.isArray(list) && list.length > 0 ? list[0] : plain;
  const flags = Object.entries(isFields(entry) ? entry : {}).filter(([, flag]) => typeof flag === 'boolean');
  // Without any flag the access is unknown, not empty.
  return flags.length > 0 ? { ...noServices, ...(Object.fromEntries(flags) as ServiceFlags) } : null;
};

/** Names of the API (decisions §6 "Export modal"). */
export const exportServices = ['PulsHub', productKey, 'PulsFin'] as const;

export type ExportService = (typeof exportServices)[number];
