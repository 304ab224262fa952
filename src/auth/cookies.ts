/** Spec 1 §3. */
const weekSeconds = 7 * 24 * 60 * 60;

const names = () =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.slice(0, pair.indexOf('=')));

export const cookies = {
  get(name: string): string | null {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  },
  set(name: string, value: string): void {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${weekSeconds}; secure; samesite=strict`;
  },
  clear(except: readonly string[] = []): void {
    for (const name of names())
      if (!except.includes(name)) document.cookie = `${name}=; path=/; max-age=0; secure; samesite=strict`;
  },
};
