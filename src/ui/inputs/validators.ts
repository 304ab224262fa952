export const fieldRule =
  <Values>(problemsOf: (values: Values) => Partial<Record<string, string>>, name: string) =>
  (_value: unknown, values: Values): string | undefined =>
    problemsOf(values)[name];
