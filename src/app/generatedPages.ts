import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import type { SortPayload } from 'ra-core';
import type { PortalDataProvider } from '../api/dataProvider';
import type { Right } from '../auth/access';
import { resources, type ResourceName } from '../contract/generated/resources';
import { addMessages } from '../i18n/i18nProvider';
import { listQuery } from '../model/listQuery';
import { pickExport } from '../ui/loading/lazyCode';

type View = 'list' | 'create' | 'edit' | 'show';
type Load = () => Promise<{ default: ComponentType }>;

const loadForm = () => import('../features/generated/CollectionForm');

/** Path and code of each view. */
const views: readonly (readonly [view: View, path: string, load: Load])[] = [
  ['list', '', () => import('../features/generated/CollectionList').then(pickExport('CollectionList'))],
  ['create', '/create', () => loadForm().then(pickExport('CollectionCreate'))],
  ['edit', '/:id', () => loadForm().then(pickExport('CollectionEdit'))],
  [
    'show',
    '/:id/show',
    () => import('../features/generated/CollectionShow').then(pickExport('CollectionShow')),
  ],
];

interface GeneratedResource extends Partial<Record<View, Load>> {
  resource: ResourceName;
  Icon?: ComponentType<SvgIconProps>;
}

/** The pages of a resource without screens, for the calls that its contract has. `list`, `create`, ... replace one. */
export const generatedPages = ({ resource, Icon, ...own }: GeneratedResource) => {
  const row: { access: object; title?: string; sort?: SortPayload } = resources[resource];
  const section = `resources.${resource}.name`;
  // The message files come later, so that theirs wins.
  if (row.title) addMessages([{ resources: { [resource]: { name: row.title } } }]);
  const request = { pagination: { page: 1, perPage: 10 }, ...(row.sort && { sort: row.sort }), filter: {} };
  const prefetch = ({ data }: { data: PortalDataProvider }) => [listQuery(data, resource, request)];
  return views
    .filter(([view]) => view in row.access)
    .map(([view, path, load]) => ({
      paths: [`/${resource}${path}`],
      load: own[view] ?? load,
      section,
      ...(view === 'list' && { name: section, Icon, prefetch }),
      right: `${resource}.${view}` as Right,
      resource,
      views: [view],
    }));
};
