import { readFile } from 'node:fs/promises';
import {
  productKey,
  type ServiceKey,
  serviceKeys,
  type ServiceFlags,
} from '../../../src/model/dic-services/services';
import type { SeedContext, Chance } from '../../seed/SeedContext';
import { ownOrigin } from '../../ownOrigin';
import { settings } from '../../../src/settings';
import { recordOf } from '../../recordOf';

const iconOf = (code: string) =>
  readFile(new URL(`icons/${code === productKey ? 'product' : code}.svg`, import.meta.url));

export const seedDicServices = async ({ db, uploads }: SeedContext): Promise<void> => {
  for (const { code_name, name, description } of catalogue) {
    const icon_file = await uploads.save(await iconOf(code_name), 'svg');
    const frontend = `${ownOrigin}/dev/companion/${code_name}`;
    db.insert('dic_services', {
      code_name,
      name,
      description,
      link: frontend,
      icon: `${code_name}.svg`,
      icon_file,
      dev_backend_url: ownOrigin,
      demo_backend_url: ownOrigin,
      prod_backend_url: ownOrigin,
      dev_frontend_url: frontend,
      demo_frontend_url: frontend,
      prod_frontend_url: frontend,
      other_backend_urls: '[]',
      other_frontend_urls: '[]',
    });
  }
};

interface CatalogueEntry {
  code_name: ServiceKey;
  name: string;
  description: string;
}

export const catalogue: readonly CatalogueEntry[] = [
  {
    code_name: productKey,
    name: settings.productName,
    description:
      'Structural health monitoring: live strain, tilt and vibration from every instrumented bridge and building, with alarms and long-term trends.',
  },
  {
    code_name: 'financial',
    name: 'PulseFin',
    description:
      'Budgets, expenses and business trips: record a cost, follow its approval and see what a project has left.',
  },
  {
    code_name: 'project_hub',
    name: 'ProjectsHub',
    description:
      'Plan projects from work packages to single tasks, with a risk register and one shared timetable.',
  },
  {
    code_name: 'collaboration',
    name: 'Collaboration',
    description: 'Messages, mentions and shared boards for teams that work across sites and partners.',
  },
  {
    code_name: 'administration',
    name: 'Administration',
    description: 'Contracts, leave, equipment and the other paperwork of the house in one orderly place.',
  },
  {
    code_name: 'duratrans',
    name: 'DURATRANS',
    description:
      'Durable materials for transport structures: mix designs, laboratory results and exposure tests side by side.',
  },
  {
    code_name: 'code_hub',
    name: 'CodeHub',
    description:
      'Share scripts, models and tools with colleagues; reviewed, versioned and easy to find again.',
  },
  {
    code_name: 'business_hub',
    name: 'BusinessHub',
    description: 'Partners, offers and agreements: everything that a business relationship leaves behind.',
  },
  {
    code_name: 'business_intelligence',
    name: 'Business Intelligence',
    description:
      'Dashboards and reports over all services, from the yearly overview down to the single figure.',
  },
  {
    code_name: 'sales_hub',
    name: 'SalesHub',
    description: 'Customers, leads and follow-ups: know whom to call today and what was said the last time.',
  },
  {
    code_name: 'ai_hub',
    name: 'AI Hub',
    description: 'Assistants for documents, images and measurements, run on our own machines.',
  },
];

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
