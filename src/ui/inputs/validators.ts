/** ra-core's `required`, for which blanks are no answer either. */
export const required = (message: string) =>
  Object.assign((value: unknown) => (typeof value === 'string' && value.trim() ? undefined : message), {
    isRequired: true,
  });
