import { settings, type usualProductKey } from '../../settings';

/** The services a user can be given, in the words of the API (spec 1 §3, spec 2 §3). */

/**
 * `{product}` of the specification: the structural-monitoring service (decisions §1). A deployment may call
 * it otherwise; its type is the usual name, as in the contract.
 */
export const productKey = settings.productKey as typeof usualProductKey;

/** The thirteen switches of a user's service access, in the order of the administration's list. */
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

/** The services of which a user's access says more than on or off: `{key}_info` (spec 1 §3). */
export const servicesWithInfo = [
  productKey,
  'financial',
  'project_hub',
  'business_hub',
] as const satisfies ServiceKey[];
