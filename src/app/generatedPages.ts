import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import type { SortPayload } from 'ra-core';
import type { PortalDataProvider } from '../api/dataProvider';
import type { Right } from '../auth/access';
import { resources, type ResourceName } from '../contract/generated/resources';
import { addMessages } from '../i18n/i18nProvider';
import { pickExport } from '../ui/loading/lazyCode';

type View = 'list' | 'create' | 'edit' | 'show';
type Load = () => Promise<{ default: ComponentType }>;

const loadForm = () => import('../features/generated/CollectionForm');

const screens: Record<View, { path: string; load: Load }> = {
  list: {
    path: '',
    load: () => import('../features/generated/CollectionList').then(pickExport('CollectionList')),
  },
  create: { path: '/create', load: () => loadForm().then(pickExport('CollectionCreate')) },
  edit: { path: '/:id', load: () => loadForm().then(pickExport('CollectionEdit')) },
  show: {
    path: '/:id/show',
    load: () => import('../features/generated/CollectionShow').then(pickExport('CollectionShow')),
  },
};

/** The first page of a list, under the query key of react-admin's useGetList. */
const listQuery = (data: PortalDataProvider, resource: string, sort: SortPayload) => {
  const request = { pagination: { page: 1, perPage: 10 }, sort, filter: {} };
  return {
    queryKey: [resource, 'getList', request],
    queryFn: ({ signal }: { signal: AbortSignal }) => data.getList(resource, { ...request, signal }),
  };
};

interface Row {
  access: Partial<Record<View, string>>;
  title?: string;
  sort?: SortPayload;
}

interface GeneratedResource extends Partial<Record<View, Load>> {
  resource: ResourceName;
  Icon?: ComponentType<SvgIconProps>;
}

/** The pages of a resource without screens, for the calls that its contract has. `list`, `create`, ... replace one. */
export const generatedPages = ({ resource, Icon, ...own }: GeneratedResource) => {
  const { access, title, sort }: Row = resources[resource];
  const section = `resources.${resource}.name`;
  // The message files come later, so that theirs wins.
  if (title) addMessages([{ resources: { [resource]: { name: title } } }]);
  return (Object.keys(screens) as View[])
    .filter((view) => access[view])
    .map((view) => ({
      paths: [`/${resource}${screens[view].path}`],
      load: own[view] ?? screens[view].load,
      section,
      ...(view === 'list' && {
        name: section,
        Icon,
        ...(sort && {
          prefetch: ({ data }: { data: PortalDataProvider }) => [listQuery(data, resource, sort)],
        }),
      }),
      right: `${resource}.${view}` as Right,
      resource,
      views: [view],
    }));
};
