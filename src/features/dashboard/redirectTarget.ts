import { webAddress } from '../../model/text';

/** What becomes of the dashboard's `target` (decisions §5): `ask` names the host first, `refused` goes nowhere. */
export type Redirect =
  | { kind: 'none' }
  | { kind: 'inside'; path: string }
  | { kind: 'follow'; href: string }
  | { kind: 'ask'; href: string; host: string }
  | { kind: 'refused' };

const refused: Redirect = { kind: 'refused' };

/** Characters by which a browser and a reader see different addresses: spaces, controls, invisible ones, backslashes. */
const misleading = /[\s\p{C}\\]/u;
const scheme = /^[a-z][a-z\d+.-]*:/i;

export const redirectOf = (target: string | null, own: string, trusted: readonly string[]): Redirect => {
  if (target === null || target === '') return { kind: 'none' };
  if (misleading.test(target) || target.startsWith('//')) return refused;
  if (scheme.test(target)) return outside(target, own, trusted);
  const base = `${own}/dashboard`;
  if (!URL.canParse(target, base)) return refused;
  const url = new URL(target, base);
  // "/..//host" and its like become "//host", which leads out of the portal.
  if (url.origin !== own || url.pathname.startsWith('//')) return refused;
  return { kind: 'inside', path: withoutTarget(url).href.slice(own.length) };
};

const outside = (target: string, own: string, trusted: readonly string[]): Redirect => {
  const url = webAddress(target);
  const authority = /^[^/]*\/\/([^/?#]*)/.exec(target)?.[1] ?? '';
  if (!url || authority.includes('@')) return refused;
  if (url.origin === own) return { kind: 'follow', href: withoutTarget(url).href };
  if (originsOf(trusted).includes(url.origin)) return { kind: 'follow', href: url.href };
  return { kind: 'ask', href: url.href, host: url.host };
};

const originsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => webAddress(address)?.origin ?? []);

/** A target inside a target would be followed in turn. */
const withoutTarget = (url: URL): URL => {
  if (url.searchParams.has('target')) url.searchParams.delete('target');
  return url;
};
