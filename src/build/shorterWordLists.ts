import type { Plugin } from 'vite';

/**
 * How many words of each list the password meter takes along, the most frequent first: the leaked
 * passwords and spoken words that people do choose, the frequent surnames, and of the encyclopedia what
 * the others lack most. Whole, the lists of names and of the encyclopedia are half of 840 kB; a rare word
 * costs a guesser more than what the meter calls easy, listed or not.
 */
const kept: Record<string, number> = {
  passwords: 30_000,
  commonWords: 40_000,
  lastnames: 5_000,
  wikipedia: 5_000,
};

export const shorterWordLists = (): Plugin => ({
  name: 'pulsehub:shorter-word-lists',
  load: async (id) => {
    const [, name = ''] = /@zxcvbn-ts\/language-\w+\/dist\/(\w+)\.json\.mjs$/.exec(id) ?? [];
    const count = kept[name];
    if (count === undefined) return null;
    const { default: words } = (await import(id)) as { default: string[] };
    return `export default ${JSON.stringify(words.slice(0, count).join(' '))}.split(' ');`;
  },
});
