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

const parseOrigins = (
  text: string,
  name: UrlField,
  serverOrigin: string,
): { origin: string; host: string }[] => {
  const isList = urlListFields.some((list) => list === name);
  const urls = isList ? (JSON.parse(text) as string[]) : [text];
  return urls
    .filter((url) => url !== '')
    .map((address) => {
      const resolved = resolveOrigin(address, serverOrigin);
      const baseUrl = URL.canParse(resolved) ? undefined : serverOrigin;
      if (!URL.canParse(resolved, baseUrl)) return { origin: resolved, host: resolved };
      const { origin, host, href } = new URL(resolved, baseUrl);
      return origin === 'null' ? { origin: href, host: href } : { origin, host };
    });
};

const formatHosts = (...args: Parameters<typeof parseOrigins>): string =>
  [...new Set(parseOrigins(...args).map(({ host }) => host))].join(', ') || 'none';

export const describeNewHosts = (
  before: DicServiceRow | undefined,
  after: DicServiceRow,
  serverOrigin: string,
): string[] => {
  const names = [...urlFields, ...urlListFields];
  const emptyField = (name: UrlField) => (name.startsWith('other') ? '[]' : '');
  const oldOrigins = names.flatMap((name) =>
    parseOrigins(before?.[name] ?? emptyField(name), name, serverOrigin),
  );
  const known = new Set([serverOrigin, ...oldOrigins.map(({ origin }) => origin)]);
  return names.flatMap((name) => {
    const isNew = parseOrigins(after[name], name, serverOrigin).some(({ origin }) => !known.has(origin));
    if (!isNew) return [];
    const old = before ? formatHosts(before[name], name, serverOrigin) : 'none';
    return [`${name}: old host ${old}, new host ${formatHosts(after[name], name, serverOrigin)}.`];
  });
};
