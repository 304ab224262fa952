import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../api/useData';
import { getEnabledServices } from '../../features/dashboard/services';
import { servicesQuery } from '../../features/dashboard/servicesQuery';
import { toServicePath, useOpenService } from '../../features/dashboard/useOpenService';
import { foldersQuery } from '../../features/media-library-folder/folderQueries';
import { useNotifications } from '../../features/notification/useNotifications';
import { allProjectsQuery } from '../../features/projects/projectsQuery';
import type { CompleteList } from '../../model/completeList';
import type { Notification } from '../../model/notification/notification';
import { projectName } from '../../model/projects/project';
import { timeAgo } from '../../model/time';
import { paths } from '../../paths';
import { getServiceLook } from '../../ui/pictures/ServicePicture';
import type { PaletteEntry, SearchLimit } from '../../features/palette/entries';

/** The user's own services, folders, projects and notifications. */
export const useRecords = () => {
  const t = useTranslate();
  const data = useData();
  const { open, busyCode } = useOpenService();
  const services = useQuery({ ...servicesQuery(data), select: getEnabledServices });
  const folders = useQuery(foldersQuery(data));
  const projects = useQuery(allProjectsQuery(data));
  const notifications = useNotifications();
  const [now] = useState(Date.now);

  const entries: PaletteEntry[] = [
    ...(services.data ?? []).map((card) => ({
      id: `service:${card.code_name}`,
      group: 'services' as const,
      label: card.name,
      detail: card.description,
      Icon: getServiceLook(card.code_name).Icon,
      to: toServicePath(card.code_name),
      run: () => {
        open(card);
        return false;
      },
    })),
    ...(folders.data?.data ?? []).map(({ id, name }) => ({
      id: `folder:${id}`,
      group: 'folders' as const,
      label: name ?? t('mediaLibraryFolder.unnamed'),
      Icon: FolderIcon,
      to: paths.folder(id, name ?? ''),
    })),
    ...(projects.data?.data ?? []).map((project) => ({
      id: `project:${project.id}`,
      group: 'projects' as const,
      label: projectName(project),
      detail: project.acronym ?? undefined,
      Icon: ConstructionIcon,
      to: paths.projectEdit(project.id),
    })),
    ...groupByTitle(notifications.list ?? []).map(
      ({ newest: { id, title, service, created_at }, count }) => ({
        id: `notification:${id}`,
        group: 'notifications' as const,
        label: count > 1 ? t('notification.run', { title, count }) : title,
        detail: [service, timeAgo(Date.parse(created_at), now)].filter(Boolean).join(' · '),
        keywords: service ?? '',
        Icon: NotificationsIcon,
        to: `${paths.notifications}?${new URLSearchParams({ q: title }).toString()}`,
      }),
    ),
  ];
  const queries = [services, folders, projects];
  const limits = [
    getSearchLimit('folders', folders),
    getSearchLimit('projects', projects),
    ...(notifications.list && !notifications.isComplete && !notifications.isFetching
      ? [{ group: 'notifications' as const, count: notifications.list.length }]
      : []),
  ].filter((limit) => limit !== null);
  return {
    entries,
    folders: folders.data?.data ?? [],
    notifications: notifications.list ?? [],
    limits,
    isOpening: busyCode !== null,
    isLoading: queries.some(({ isLoading }) => isLoading),
    failed: queries.filter(({ isError }) => isError),
  };
};

/** Notifications that say the same lead to the same list, so they share a row. */
const groupByTitle = (notifications: readonly Notification[]) => {
  const rows = new Map<string, { newest: Notification; count: number }>();
  for (const each of notifications) {
    const key = `${each.service}: ${each.title}`;
    const { newest, count } = rows.get(key) ?? { newest: each, count: 0 };
    rows.set(key, { newest: newest.created_at < each.created_at ? each : newest, count: count + 1 });
  }
  return [...rows.values()];
};

const getSearchLimit = (
  group: SearchLimit['group'],
  {
    data,
    isFetching,
  }: { data: (Pick<CompleteList<unknown>, 'data'> & { meta?: unknown }) | undefined; isFetching: boolean },
): SearchLimit | null =>
  data && !isFetching && (data.meta as CompleteList<unknown>['meta'])?.isComplete === false
    ? { group, count: data.data.length }
    : null;
