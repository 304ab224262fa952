import * as React from 'react';

/**
 * React's development build keeps for every element the stack that made it: a sixth of the time of a test
 * that renders, and no test reads them. It stops by itself after 10,000 within a second, its only switch.
 */
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (!internals) throw new Error('React has renamed its internals.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
