/** Picks the named strings of a body, trimmed. */
export const pickStrings = <K extends string>(body: Record<string, unknown>, names: readonly K[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = body[name];
      return typeof value === 'string' ? [[name, value.trim()]] : [];
    }),
  ) as Partial<Record<K, string>>;
