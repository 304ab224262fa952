import type { ServiceKey, ServiceWithInfo } from './services';

/** A service as the dashboard shows it (spec 1 §3 "Service card"). */
export interface ServiceCard {
  id: number;
  code_name: string;
  name: string;
  description: string;
  link: string | null;
  frontend_url: string | null;
  icon_url: string | null;
  backend_url: string | null;
}

/** What a user's access says about one service besides its switch (`project_hub_info` and its like). */
export interface ServiceInfo {
  name?: string;
  description?: string;
  frontend_url?: string;
  url?: string;
  backend_url?: string;
  icon_url?: string;
  logo_base?: string;
}

/** The switches of one user with the info objects beside them (spec 1 §3 "Service flags"). */
export type ServiceAccess = { user?: number } & Partial<Record<ServiceKey, boolean>> &
  Partial<Record<`${ServiceWithInfo}_info`, ServiceInfo | null>>;

/** What GET user/dic-services/ answers for oneself (decisions §4 "Services of the signed-in user"). */
export interface MyServices {
  success: boolean;
  dic_services: ServiceCard[];
  dic_services_list: ServiceAccess[];
}
