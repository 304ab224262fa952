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
import type { ServiceCard } from '../model/dic-services/services';
import type { Notification, Subject } from '../model/notification/notification';
import { fold } from '../model/text';
import { LoadFailure } from '../ui/loading/LoadFailure';

/** Page that a notification opens, or one of the user's own services. */
type Destination<Service> = { path: string } | { service: Service };

const findService = <Service extends { name: string }>(services: readonly Service[], name: string) =>
  services.findLast((service) => fold(service.name.trim()) === fold(name.trim()));

/** Prefers the subject that the server names, then the service that sent it, then the sessions if it names a device. */
export const findDestination = <Service extends { name: string }>(
  { service, other_data }: Pick<Notification, 'service' | 'other_data'>,
  services: readonly Service[],
  getAddress: (subject: Subject) => string | null,
): Destination<Service> | null => {
  const ownService = findService(services, service ?? '');
  const hasOrigin = other_data?.ip || other_data?.device_info;
  if (ownService && !other_data?.subject) return { service: ownService };
  const subject = other_data?.subject ?? (hasOrigin ? ({ kind: 'sessions' } as const) : null);
  const path = subject && getAddress(subject);
  return path === null ? null : { path };
};

const noServices: readonly ServiceCard[] = [];

/** Links titles to pages that the user may open and to the user's own services; others stay text. */
const NotificationsPage = () => {
  const t = useTranslate();
  const auth = useAuth();
  const subjectPage = use(SubjectPages);
  const data = useData();
  const navigate = useNavigate();
  const { open: launch, busyCode } = useOpenService();
  const servicesResult = useQuery({ ...servicesQuery(data), select: getEnabledServices });
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
    return { getAddress, getService: (name) => findService(services, name), open };
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
