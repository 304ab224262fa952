export const toRecord = <K extends string, V>(keys: readonly K[], getValue: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, getValue(key)])) as Record<K, V>;
