import {
  productKey,
  serviceKeys,
  type ServiceFlags,
  type ServiceKey,
} from '../../../src/model/dic-services/services';
import { recordOf } from '../../recordOf';
import type { Chance } from '../../seed/SeedContext';

const flags = (enabled: (key: ServiceKey) => boolean): ServiceFlags => recordOf(serviceKeys, enabled);

const only = (...keys: ServiceKey[]) => flags((key) => keys.includes(key));

const ofAccounts: Record<string, ServiceFlags> = {
  superuser: flags(() => true),
  staff: only(
    productKey,
    'project_hub',
    'collaboration',
    'administration',
    'code_hub',
    'business_intelligence',
  ),
  member: only(productKey, 'financial', 'project_hub', 'collaboration', 'duratrans'),
  totp: only(productKey, 'financial', 'code_hub', 'ai_hub'),
  both: only('financial', 'business_hub', 'sales_hub', 'business_intelligence'),
  direct: only(productKey, 'financial', 'project_hub', 'administration', 'sales_hub', 'active_projects'),
  demo: only(productKey, 'project_hub', 'project_preparation'),
  'demo-mfa': only(productKey, 'project_hub'),
  newcomer: only(),
  inactive: only(productKey, 'collaboration'),
};

export const accessOf = (account: string | null, chance: Chance): ServiceFlags =>
  (account === null ? undefined : ofAccounts[account]) ?? flags(() => chance.below(5) < 2);
