import { LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEvent, useTranslate } from 'ra-core';
import { use, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData } from '../api/useData';
import { useQueryFailure } from '../api/useQueryFailure';
import { useAuth } from '../auth/useAuth';
import { getEnabledServices } from '../features/dashboard/services';
import { servicesQuery } from '../features/dashboard/servicesQuery';
import { toServicePath, useOpenService } from '../features/dashboard/useOpenService';
import { DestinationsContext, SubjectPages, type Destinations } from '../features/notification/destinations';
import NotificationList from '../features/notification/NotificationList';
import type { MyServices } from '../model/dic-services/services';
import type { Notification, Subject } from '../model/notification/notification';
import { fold } from '../model/text';
import { LoadFailure } from '../ui/loading/LoadFailure';

/** Page that a notification opens, or one of the user's own services. */
type Destination<Service> = { path: string } | { service: Service };

export const servicesByName = <Service extends { name: string }>(services: readonly Service[]) =>
  new Map(services.map((service) => [fold(service.name.trim()), service]));

/** Prefers the subject that the server names, then the service that sent it, then the sessions if it names a device. */
export const findDestination = <Service,>(
  { service, other_data }: Pick<Notification, 'service' | 'other_data'>,
  services: ReadonlyMap<string, Service>,
  getAddress: (subject: Subject) => string | null,
): Destination<Service> | null => {
  const ownService = services.get(fold(service?.trim() ?? ''));
  const hasOrigin = other_data?.ip || other_data?.device_info;
  if (ownService && !other_data?.subject) return { service: ownService };
  const subject = other_data?.subject ?? (hasOrigin ? ({ kind: 'sessions' } as const) : null);
  const path = subject && getAddress(subject);
  return path === null ? null : { path };
};

const ownServices = (answer: MyServices) => servicesByName(getEnabledServices(answer));
const noServices: ReturnType<typeof ownServices> = new Map();

/** Links titles to pages that the user may open and to the user's own services; others stay text. */
const NotificationsPage = () => {
  const t = useTranslate();
  const auth = useAuth();
  const subjectPage = use(SubjectPages);
  const data = useData();
  const navigate = useNavigate();
  const { open: launch, busyCode } = useOpenService();
  const servicesResult = useQuery({ ...servicesQuery(data), select: ownServices });
  const { data: services = noServices } = servicesResult;
  const failure = useQueryFailure('loadServices', servicesResult);
  const open = useEvent((item: Notification) => {
    const destination = findDestination(item, services, subjectPage);
    if (!destination) return;
    if ('service' in destination) launch(destination.service);
    else void navigate(destination.path);
  });
  const destinations = useMemo<Destinations>(() => {
    const getAddress = (item: Notification) => {
      const destination = findDestination(item, services, subjectPage);
      if (!destination) return null;
      if ('service' in destination) return toServicePath(destination.service.code_name);
      return auth.mayOpen(destination.path) ? destination.path : null;
    };
    return { getAddress, getService: (name) => services.get(fold(name.trim())), open };
  }, [auth, services, subjectPage, open]);
  return (
    <DestinationsContext value={destinations}>
      {busyCode !== null && <LinearProgress aria-label={t('action.loading')} sx={progress} />}
      <NotificationList
        servicesFailure={
          failure && (
            <LoadFailure {...failure} isQuiet title={t('notification.servicesFailed')}>
              {failure.children}
            </LoadFailure>
          )
        }
      />
    </DestinationsContext>
  );
};

const progress = { position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip' } as const;

export default NotificationsPage;
