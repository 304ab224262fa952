/** The address typed in the step before, in a router state that may hold anything; '' where there is none. */
export const emailOf = (state: unknown): string =>
  typeof state === 'object' && state && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
