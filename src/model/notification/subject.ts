import type { Schema } from '../../contract/Schema';
import { paths } from '../../paths';
import { isFields } from '../fields';
import { fold } from '../text';

export type Subject = Schema<'NotificationSubject'>;

const ofId = (address: (id: number) => string) => (id: number | undefined) =>
  id === undefined ? null : address(id);

/** Null where the id is missing. Only addresses of the portal: a server names a kind and an id, never an address. */
const addresses: Record<Subject['kind'], (id: number | undefined, name: string) => string | null> = {
  user: ofId((id) => paths.userDetails(id)),
  users: () => paths.admin,
  folder: (id, name) => ofId((known) => paths.folder(known, name || '-'))(id),
  library: () => paths.folders,
  service: ofId((id) => paths.dicServiceEdit(id)),
  dashboard: () => paths.dashboard,
  profile: () => paths.profile,
  security: () => `${paths.profile}?tab=security`,
  sessions: () => `${paths.profile}?tab=sessions`,
};

const isKind = (kind: unknown): kind is Subject['kind'] =>
  typeof kind === 'string' && Object.hasOwn(addresses, kind);

export const subjectIn = (value: unknown): Subject | null => {
  if (!isFields(value) || !isKind(value.kind)) return null;
  const { kind, id, name } = value;
  return {
    kind,
    ...(typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? { id } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
};

/** The page of the portal that a notification leads to, or the user's own service that it opens. */
export type Destination<Service> = { path: string } | { service: Service };

/** Finds the user's own services by name. */
export const servicesByName = <Service extends { name: string }>(services: readonly Service[]) =>
  new Map(services.map((service) => [fold(service.name.trim()), service]));

/** What the server names, else the service that sent it, else the sessions where it says from where somebody came. */
export const destinationOf = <Service>(
  { service, other_data }: Partial<Pick<Schema<'Notification'>, 'service' | 'other_data'>>,
  services: ReadonlyMap<string, Service>,
): Destination<Service> | null => {
  const subject = other_data?.subject;
  if (subject) {
    const path = addresses[subject.kind](subject.id, subject.name ?? '');
    return path === null ? null : { path };
  }
  const own = services.get(fold(service?.trim() ?? ''));
  if (own) return { service: own };
  const path = other_data?.ip || other_data?.device_info ? addresses.sessions(undefined, '') : null;
  return path === null ? null : { path };
};
