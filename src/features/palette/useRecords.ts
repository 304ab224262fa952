import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MarkReadIcon from '@mui/icons-material/MarkEmailReadOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslate, type GetListResult } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData } from '../../api/useData';
import type { ListMeta } from '../../model/completeList';
import type { Notification } from '../../model/notification/notification';
import { projectName } from '../../model/projects/project';
import { timeAgo } from '../../model/time';
import { paths } from '../../paths';
import { getEnabledServices } from '../dashboard/services';
import { servicesQuery } from '../dashboard/servicesQuery';
import { toServicePath, useOpenService } from '../dashboard/useOpenService';
import { foldersQuery } from '../media-library-folder/folderQueries';
import { useNotificationActions } from '../notification/useActions';
import { useNotifications } from '../notification/useNotifications';
import { allProjectsQuery } from '../projects/projectsQuery';
import type { PaletteEntry, SearchLimit } from './entries';

/** The user's own services, folders, projects and notifications, and what can be done with them. */
export const useRecords = () => {
  const t = useTranslate();
  const data = useData();
  const navigate = useNavigate();
  const { open, busyCode } = useOpenService();
  const services = useQuery({ ...servicesQuery(data), select: getEnabledServices });
  const folders = useQuery(foldersQuery(data));
  const projects = useQuery(allProjectsQuery(data));
  const notifications = useNotifications();
  const { toggle } = useNotificationActions();
  const [now] = useState(Date.now);

  const entries: PaletteEntry[] = [
    ...(services.data ?? []).map((card) => ({
      id: `service:${card.code_name}`,
      group: 'services' as const,
      label: card.name,
      detail: card.description,
      service: card,
      to: toServicePath(card.code_name),
      run: () => {
        open(card);
        return false;
      },
    })),
    ...(folders.data?.data ?? []).flatMap(({ id, name }): PaletteEntry[] => {
      const folder = name ?? t('mediaLibraryFolder.unnamed');
      const to = paths.folder(id, name ?? '');
      return [
        { id: `folder:${id}`, group: 'folders', label: folder, Icon: FolderIcon, to },
        {
          id: `upload:${id}`,
          group: 'actions',
          label: t('palette.upload', { folder }),
          Icon: UploadIcon,
          run: () => void navigate(to, { state: { upload: true } }),
        },
      ];
    }),
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
  const unread = (notifications.list ?? []).filter(({ is_read }) => !is_read);
  const markAllRead: PaletteEntry = {
    id: 'markAllRead',
    group: 'actions',
    label: t('palette.markAllRead'),
    detail: t('notification.title'),
    Icon: MarkReadIcon,
    run: () => void toggle(unread, true),
  };
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
    markAllRead: unread.length > 0 ? [markAllRead] : [],
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
  { data, isFetching }: Pick<UseQueryResult<GetListResult>, 'data' | 'isFetching'>,
): SearchLimit | null => {
  const meta = data?.meta as ListMeta | undefined;
  return data && !isFetching && meta?.isComplete === false ? { group, count: data.data.length } : null;
};
