import { productKey, serviceKeys, type ServiceFlags, type ServiceKey } from './services';

/** The services that the creation page offers: all but the project hub, in its order (spec 2 §2.3, §3). */
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The switches of another user, from the answer of `user/dic-services/?user_id=` (spec 2 §7, decisions §4
 * "Service access of another user"); null where it has none.
 */
export const readAccess = (answer: unknown): ServiceFlags | null => {
  if (!isRecord(answer)) return null;
  const { dic_services: plain, dic_services_list: list } = answer;
  const entry: unknown = Array.isArray(list) && list.length > 0 ? list[0] : plain;
  if (!isRecord(entry)) return null;
  return Object.fromEntries(serviceKeys.map((key) => [key, entry[key] === true])) as ServiceFlags;
};

/** The data files that can be exported, as the API names them (decisions §4 "Export modal"). */
export const exportServices = ['PulsHub', productKey, 'PulsFin'] as const;

export type ExportService = (typeof exportServices)[number];
