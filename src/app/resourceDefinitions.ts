import type { ResourceDefinition } from 'ra-core';

/** What react-admin is to know of each resource before its views are loaded: how a record is called, and which views there are. */
const definitions: ResourceDefinition[] = [
  {
    name: 'users',
    recordRepresentation: 'email',
    hasList: true,
    hasCreate: true,
    hasEdit: true,
    hasShow: true,
  },
  { name: 'dic-services', recordRepresentation: 'name', hasList: true, hasCreate: true, hasEdit: true },
  { name: 'google-play', recordRepresentation: 'version', hasList: true, hasCreate: true, hasEdit: true },
  {
    name: 'custom-message-template',
    recordRepresentation: 'name',
    hasList: true,
    hasCreate: true,
    hasEdit: true,
  },
  { name: 'media-library-folder', recordRepresentation: 'name', hasList: true, hasShow: true },
  { name: 'notification', recordRepresentation: 'title', hasList: true },
];

export const resourceDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
  definitions.map((definition) => [definition.name, definition]),
);
