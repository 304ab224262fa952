import type { Schema } from '../../api/contract';

/** A service as the dashboard shows it (spec 1 §3 "Service card"). */
export type ServiceCard = Schema<'ServiceCard'>;

/** What a user's access says about one service besides its switch (`project_hub_info` and its like). */
export type ServiceInfo = Partial<Schema<'ServiceInfo'>>;

/** The switches of one user with the info objects beside them (spec 1 §3 "Service flags"). */
export type ServiceAccess = Partial<Schema<'ServiceAccess'>>;

/** What GET user/dic-services/ answers for oneself (decisions §4 "Services of the signed-in user"). */
export type MyServices = Pick<Schema<'MyServicesAnswer'>, 'success' | 'dic_services'> & {
  dic_services_list: ServiceAccess[];
};
