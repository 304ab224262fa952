/** Unlike ra-core's `required`, rejects blanks. */
export const required = (message: string) =>
  Object.assign((value: unknown) => (typeof value === 'string' && value.trim() ? undefined : message), {
    isRequired: true,
  });

export const ruleOf =
  <Values>(problemsOf: (values: Values) => Partial<Record<string, string>>, name: string) =>
  (_value: unknown, values: Values): string | undefined =>
    problemsOf(values)[name];
