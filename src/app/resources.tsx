import { Resource, type ResourceProps } from 'ra-core';
import { Route } from 'react-router-dom';
import { getResource } from '../api/resources';
import { resources, type ResourceName } from '../contract/generated/resources';
import { NotFound } from './layout/ErrorScreen';
import { pages } from './pages';
import { Screen } from './Screen';

/** Builds `<Resource>` props that render the portal's pages; a list may be a tab. */
const resourceProps = (name: ResourceName): ResourceProps => {
  const { recordRepresentation, access } = getResource(name);
  const props: ResourceProps = {
    name,
    recordRepresentation,
    hasCreate: 'create' in access,
    hasEdit: 'edit' in access,
    hasShow: 'show' in access,
  };
  for (const page of pages) {
    const tab = page.tabs?.find(({ resource }) => resource === name);
    if (tab) props.list = <Screen page={page} tab={tab.to} />;
    if (page.resource === name) for (const view of page.views ?? []) props[view] = <Screen page={page} />;
  }
  return props;
};

const names = Object.keys(resources) as ResourceName[];

const definitions = new Map(names.map((name) => [name, resourceProps(name)]));

export const resourceDefinitions = Object.fromEntries(
  [...definitions].map(([name, props]) => [name, Resource.registerResource(props)]),
);

/** Screens of a resource at react-admin's own paths. */
const ResourceScreens = ({ name }: { name: ResourceName }) => (
  <Resource name={name} {...definitions.get(name)}>
    <Route path="*" element={<NotFound />} />
  </Resource>
);

export default ResourceScreens;
