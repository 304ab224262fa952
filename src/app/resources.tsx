import { Resource } from 'ra-core';
import { generatePath, Navigate, useParams } from 'react-router-dom';
import type { ResourceName } from '../contract/generated/resources';
import { NotFound } from './layout/ErrorScreen';
import { pages } from './pages';

const to = (path: string) => <Navigate to={path} replace />;

const ToRecord = ({ at }: { at: string }) => {
  const { id = '' } = useParams();
  // A folder's address has its name, too, which is read by nobody.
  return to(generatePath(at, { id, name: id }));
};

type Screens = Omit<Parameters<typeof Resource>[0], 'name'>;

/** A screen that is a dialog is on the list of its resource. */
const screens: Partial<Record<ResourceName, Screens>> = {};
for (const { tabs = [] } of pages)
  for (const { resource, to: list } of tabs) if (resource) screens[resource] = { list: to(list) };
for (const { resource, views = [], at } of pages)
  for (const view of views) {
    const [first = '', last = first] = at;
    const isOfRecord = view === 'edit' || view === 'show';
    if (resource)
      screens[resource] = { ...screens[resource], [view]: isOfRecord ? <ToRecord at={last} /> : to(first) };
  }

/** react-admin's own addresses lead to the specified screens (decisions §6). */
const ResourceScreens = ({ name }: { name: ResourceName }) =>
  screens[name] ? <Resource name={name} {...screens[name]} /> : <NotFound />;

export default ResourceScreens;
