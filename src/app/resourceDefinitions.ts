import type { ResourceDefinition } from 'ra-core';

/** The subjects that react-admin knows; their pages are custom routes, since the specification's addresses are not its own. */
export const resourceDefinitions: Record<string, ResourceDefinition> = {
  users: { name: 'users', recordRepresentation: 'email' },
  'dic-services': { name: 'dic-services', recordRepresentation: 'name' },
  'google-play': { name: 'google-play', recordRepresentation: 'version' },
  'custom-message-template': { name: 'custom-message-template', recordRepresentation: 'name' },
};
