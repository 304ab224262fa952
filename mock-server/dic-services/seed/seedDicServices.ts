import { readFile } from 'node:fs/promises';
import { productKey, type ServiceKey, serviceKeys } from '../../../src/model/dic-services/services';
import { settings } from '../../../src/settings';
import { originPlaceholder } from '../../serverOrigin';
import { toRecord } from '../../toRecord';
import { parseTable, type SeedContext, type Random } from '../../seedContext';

const readIcon = (code: string) =>
  readFile(new URL(`icons/${code === productKey ? 'product' : code}.png`, import.meta.url));

export const catalogue = parseTable<'code_name' | 'name' | 'description'>(`
code_name | name | description
${productKey} | ${settings.productName} | Structural health monitoring: live strain, tilt and vibration from every instrumented bridge and building, with alarms and long-term trends.
financial | PulseFin | Budgets, expenses and business trips: record a cost, follow its approval and see what a project has left.
project_hub | ProjectsHub | Plan projects from work packages to single tasks, with a risk register and one shared timetable.
collaboration | Collaboration | Messages, mentions and shared boards for teams that work across sites and partners.
administration | Administration | Contracts, leave, equipment and the other paperwork of the house in one orderly place.
duratrans | DURATRANS | Durable materials for transport structures: mix designs, laboratory results and exposure tests side by side.
code_hub | CodeHub | Share scripts, models and tools with colleagues; reviewed, versioned and easy to find again.
business_hub | BusinessHub | Partners, offers and agreements: everything that a business relationship leaves behind.
business_intelligence | Business Intelligence | Dashboards and reports over all services, from the yearly overview down to the single figure.
sales_hub | SalesHub | Customers, leads and follow-ups: know whom to call today and what was said the last time.
ai_hub | AI Hub | Assistants for documents, images and measurements, run on our own machines.
`);

export const seedDicServices = async ({ db, uploads }: SeedContext): Promise<void> => {
  for (const service of catalogue) {
    const { code_name } = service;
    const icon_file = await uploads.save(await readIcon(code_name), 'png');
    const frontend = `${originPlaceholder}/dev/companion/${code_name}`;
    db.insert('dic_services', {
      ...service,
      link: frontend,
      icon: `${code_name}.png`,
      icon_file,
      dev_backend_url: originPlaceholder,
      demo_backend_url: originPlaceholder,
      prod_backend_url: originPlaceholder,
      dev_frontend_url: frontend,
      demo_frontend_url: frontend,
      prod_frontend_url: frontend,
      other_backend_urls: '[]',
      other_frontend_urls: '[]',
    });
  }
};

const createFlags = (isEnabled: (key: ServiceKey) => boolean) => toRecord(serviceKeys, isEnabled);

const enableOnly = (...keys: ServiceKey[]) => createFlags((key) => keys.includes(key));

const teamwork = ['project_hub', 'collaboration'] as const;

const accountFlags: Record<string, ReturnType<typeof createFlags>> = {
  superuser: createFlags(() => true),
  staff: enableOnly(productKey, ...teamwork, 'administration', 'code_hub', 'business_intelligence'),
  member: enableOnly(productKey, ...teamwork, 'financial', 'duratrans'),
  totp: enableOnly(productKey, 'financial', 'code_hub', 'ai_hub'),
  both: enableOnly('financial', 'business_hub', 'sales_hub', 'business_intelligence'),
  direct: enableOnly(
    productKey,
    'financial',
    'project_hub',
    'administration',
    'sales_hub',
    'active_projects',
  ),
  demo: enableOnly(productKey, 'project_hub', 'project_preparation'),
  'demo-mfa': enableOnly(productKey, 'project_hub'),
  newcomer: enableOnly(),
  inactive: enableOnly(productKey, 'collaboration'),
};

export const createAccessFlags = (account: string | null, random: Random) =>
  (account === null ? undefined : accountFlags[account]) ?? createFlags(() => random.integerBelow(5) < 2);
