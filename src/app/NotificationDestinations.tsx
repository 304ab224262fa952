import { LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEvent, useTranslate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData } from '../api/useData';
import { useAuth } from '../auth/useAuth';
import { enabledServices } from '../features/dashboard/services';
import { servicesQuery } from '../features/dashboard/servicesQuery';
import { openingAddress, useOpenService } from '../features/dashboard/useOpenService';
import { DestinationsContext, type Destinations } from '../features/notification/destinations';
import type { MyServices } from '../model/dic-services/services';
import type { Notification } from '../model/notification/notification';
import { destinationOf, servicesByName } from '../model/notification/subject';

const ownServices = (answer: MyServices) => servicesByName(enabledServices(answer));
const noServices: ReturnType<typeof ownServices> = new Map();

/** Pages that the user may open, and the user's own services: a title without either stays text. */
export const NotificationDestinations = ({ children }: { children: ReactNode }) => {
  const t = useTranslate();
  const auth = useAuth();
  const data = useData();
  const navigate = useNavigate();
  const { open: launch, busy } = useOpenService();
  const { data: services = noServices } = useQuery({ ...servicesQuery(data), select: ownServices });
  const open = useEvent((item: Notification) => {
    const destination = destinationOf(item, services);
    if (!destination) return;
    if ('service' in destination) launch(destination.service);
    else void navigate(destination.path);
  });
  const destinations = useMemo<Destinations>(() => {
    // Kept by notification, because rows come and go while one scrolls.
    const known = new WeakMap<Notification, string | null>();
    const find = (item: Notification) => {
      const destination = destinationOf(item, services);
      if (!destination) return null;
      if ('service' in destination) return openingAddress(destination.service.code_name);
      return auth.mayOpen(destination.path) ? destination.path : null;
    };
    const addressOf = (item: Notification) => {
      const address = known.get(item);
      if (address !== undefined) return address;
      const found = find(item);
      known.set(item, found);
      return found;
    };
    return { addressOf, open };
  }, [auth, services, open]);
  return (
    <DestinationsContext value={destinations}>
      {busy !== null && <LinearProgress aria-label={t('action.loading')} sx={progress} />}
      {children}
    </DestinationsContext>
  );
};

const progress = { position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip' } as const;
