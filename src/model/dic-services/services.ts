import { settings, type defaultProductKey } from '../../settings';
import type { Schema } from '../../contract/Schema';
import { isFields } from '../fields';

/** `{product}` of the specification (decisions §1); typed as the default key, as in the contract. */
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

export type ServiceFlags = Record<ServiceKey, boolean>;

export const servicesWithInfo = [
  productKey,
  'financial',
  'project_hub',
  'business_hub',
] as const satisfies ServiceKey[];

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

export const noServices = Object.fromEntries(serviceKeys.map((key) => [key, false])) as ServiceFlags;

/** Reads `user/dic-services/?user_id=` (decisions §4 "Service access of another user"). */
export const readAccess = (answer: unknown): ServiceFlags | null => {
  if (!isFields(answer)) return null;
  const { dic_services: plain, dic_services_list: list } = answer;
  const entry: unknown = Array.isArray(list) && list.length > 0 ? list[0] : plain;
  // Without a flag it says nothing, not that all are off.
  if (!isFields(entry) || !serviceKeys.some((key) => typeof entry[key] === 'boolean')) return null;
  return Object.fromEntries(serviceKeys.map((key) => [key, entry[key] === true])) as ServiceFlags;
};

/** As the API names them (decisions §4 "Export modal"). */
export const exportServices = ['PulsHub', productKey, 'PulsFin'] as const;

export type ExportService = (typeof exportServices)[number];
