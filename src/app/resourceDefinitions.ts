import type { ResourceDefinition } from 'ra-core';

/** The subjects that react-admin knows; their pages are custom routes, since the specification's addresses are not its own. */
export const resourceDefinitions: Record<string, ResourceDefinition> = {
  users: { name: 'users', recordRepresentation: 'email' },
};
