import { productKey, type ServiceKey } from '../../../src/model/dic-services/services';
import { settings } from '../../../src/settings';

export interface CatalogueEntry {
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
