/** An object with one value for every key of the list. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets its keys; all of K are set
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
