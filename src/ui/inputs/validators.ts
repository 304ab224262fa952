/** ra-core's `required`, for which blanks are no answer either. */
export const required = (message: string) =>
  Object.assign((value: unknown) => (typeof value === 'string' && value.trim() ? undefined : message), {
    isRequired: true,
  });

/** What the rules of a whole form say of one field, as a validator of its input. */
export const ruleOf =
  <Values>(problemsOf: (values: Values) => Partial<Record<string, string>>, name: string) =>
  (_value: unknown, values: Values): string | undefined =>
    problemsOf(values)[name];
