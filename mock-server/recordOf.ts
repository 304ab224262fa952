export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of K are set below
  const record = {} as Record<K, V>;
  for (const key of keys) record[key] = valueOf(key);
  return record;
};
