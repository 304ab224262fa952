/** The texts of these names in a body, without surrounding spaces. */
export const pickTexts = <K extends string>(
  body: Record<string, unknown>,
  names: readonly K[],
): Partial<Record<K, string>> => {
  const picked: Partial<Record<K, string>> = {};
  for (const name of names) {
    const value = body[name];
    if (typeof value === 'string') picked[name] = value.trim();
  }
  return picked;
};
