import * as React from 'react';

/**
 * React's development build records a stack for every element, which takes a sixth of the time of a rendering
 * test and is never read. React stops above 10,000 stacks per second; this counter is the only switch.
 */
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (!internals) throw new Error('React has renamed its internals.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
