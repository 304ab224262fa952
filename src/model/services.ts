/** The services a person can be given, in the words of the API (spec 1 §3, spec 2 §3). */

/** `{product}` of the specification: the structural-monitoring service (contract §1). */
export const productKey = 'shm';

/** The thirteen switches of a user's service access, in the order of the administration's list. */
export const serviceKeys = [
  'shm',
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
