export const pickError =
  <Values>(validate: (values: Values) => Partial<Record<string, string>>, name: string) =>
  (_value: unknown, values: Values): string | undefined =>
    validate(values)[name];
