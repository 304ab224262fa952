import type { Plugin } from 'vite';

/** Keeps the most frequent words; the others take too many guesses to be weak. */
const wordCounts: Record<string, number> = {
  passwords: 30_000,
  commonWords: 40_000,
  lastnames: 5_000,
  wikipedia: 5_000,
};

export const shorterWordLists = (): Plugin => ({
  name: 'pulsehub:shorter-word-lists',
  load: async (id) => {
    const [, name = ''] = /@zxcvbn-ts\/language-\w+\/dist\/(\w+)\.json\.mjs$/.exec(id) ?? [];
    const count = wordCounts[name];
    if (count === undefined) return null;
    const { default: words } = (await import(id)) as { default: string[] };
    return `export default ${JSON.stringify(words.slice(0, count).join(' '))}.split(' ');`;
  },
});
