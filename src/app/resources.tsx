import { Resource } from 'ra-core';
import { Navigate, useParams, type RouteObject } from 'react-router-dom';
import type { ResourceName } from '../contract/generated/resources';
import { adminTabIds, type AdminTab } from '../model/adminTabs';
import { paths } from '../paths';

const to = (path: string) => <Navigate to={path} replace />;

const ToRecord = ({ at }: { at: (id: string) => string }) => to(at(useParams()['id'] ?? ''));

const tab = (name: AdminTab) =>
  `${paths.admin}?${new URLSearchParams({ tab: adminTabIds[name] }).toString()}`;

/** Where the specification put the screens of each resource; a screen that is a dialog is on its list. */
const screens: Partial<Record<ResourceName, Omit<Parameters<typeof Resource>[0], 'name'>>> = {
  users: {
    list: to(paths.admin),
    create: to(paths.userCreate),
    edit: <ToRecord at={paths.userEdit} />,
    show: <ToRecord at={paths.userDetails} />,
  },
  'dic-services': {
    list: to(tab('dicServices')),
    create: to(paths.dicServiceAdd),
    edit: <ToRecord at={paths.dicServiceEdit} />,
    show: <ToRecord at={paths.dicServiceEdit} />,
  },
  'google-play': { list: to(tab('googlePlay')) },
  'custom-message-template': { list: to(tab('messageTemplate')) },
  'media-library-folder': {
    list: to(paths.folders),
    edit: <ToRecord at={(id) => paths.folder(id, id)} />,
    show: <ToRecord at={(id) => paths.folder(id, id)} />,
  },
  notification: { list: to(paths.notifications) },
};

/** react-admin's own addresses lead to the specified screens (decisions §6). */
export const resourceRoutes = Object.entries(screens).map(([name, elements]): RouteObject => ({
  path: `/${name}/*`,
  element: <Resource name={name} {...elements} />,
}));
