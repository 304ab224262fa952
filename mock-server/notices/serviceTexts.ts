import { isDeepStrictEqual } from 'node:util';
import { urlFields, urlListFields } from '../../src/model/dic-services/catalogueService';
import { resolveOrigin } from '../serverOrigin';
import type { DicServiceRow } from '../storage/tables';

export const describeChange = (
  before: DicServiceRow | undefined,
  after: DicServiceRow | undefined,
): { title: string; message: string } | null => {
  if (after && !before)
    return { title: 'A service was added', message: `${after.name} is now on your dashboard.` };
  if (before && !after)
    return {
      title: 'A service was removed',
      message: `${before.name} was removed from the catalogue and from your dashboard.`,
    };
  if (!after || isDeepStrictEqual(before, after)) return null;
  return {
    title: 'A service was changed',
    message: `${after.name} was changed. Your dashboard shows the change.`,
  };
};

type UrlField = (typeof urlFields | typeof urlListFields)[number];

/** Names the fields whose addresses lead to a host that the service did not have before. */
export const describeNewHosts = (
  before: DicServiceRow | undefined,
  after: DicServiceRow,
  serverOrigin: string,
): string[] => {
  const names: readonly UrlField[] = [...urlFields, ...urlListFields];
  const parseAddress = (address: string) => {
    const resolved = resolveOrigin(address, serverOrigin);
    // With a base, `http:other.example` would be a path of this server.
    const base = URL.canParse(resolved) ? undefined : serverOrigin;
    if (!URL.canParse(resolved, base)) return { origin: resolved, host: resolved };
    const { origin, host, href } = new URL(resolved, base);
    return origin === 'null' ? { origin: href, host: href } : { origin, host };
  };
  const parseOrigins = (row: DicServiceRow | undefined, name: UrlField) => {
    const text = row?.[name] ?? '';
    const urls = name.startsWith('other_') ? (JSON.parse(text || '[]') as string[]) : [text];
    return urls.filter(Boolean).map(parseAddress);
  };
  const formatHosts = (row: DicServiceRow | undefined, name: UrlField) =>
    [...new Set(parseOrigins(row, name).map(({ host }) => host))].join(', ') || 'none';
  const oldOrigins = names.flatMap((name) => parseOrigins(before, name));
  const known = new Set([serverOrigin, ...oldOrigins.map(({ origin }) => origin)]);
  return names
    .filter((name) => parseOrigins(after, name).some(({ origin }) => !known.has(origin)))
    .map((name) => `${name}: old host ${formatHosts(before, name)}, new host ${formatHosts(after, name)}.`);
};
