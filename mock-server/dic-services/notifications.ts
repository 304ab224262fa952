import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { urlListFields } from '../../src/model/dic-services/catalogueService';
import type { Note, ServerContext } from '../context';
import { withOrigin } from '../ownOrigin';
import type { DicServiceRow, UserRow } from '../storage/tables';
import { emailAndName, notifySuperusers } from '../users/roleNotice';
import { isEnabled, urlFields } from './cards';

type Texts = Pick<Note, 'title' | 'message'>;

const textsOf = (before: DicServiceRow | undefined, after: DicServiceRow | undefined): Texts | null => {
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

export const notifyOwners = async (
  { db, notify }: ServerContext,
  before: DicServiceRow | undefined,
  after: DicServiceRow | undefined,
): Promise<void> => {
  const texts = textsOf(before, after);
  if (!texts) return;
  const codes = [before, after].flatMap((row) => row?.code_name ?? []);
  const owners = db.all('service_access').filter((access) => codes.some((code) => isEnabled(access, code)));
  for (const [index, { id }] of owners.entries()) {
    if (index % 100 === 99) await yieldToEventLoop();
    notify(id, {
      ...texts,
      preference: 'update_user_dic_services_notifications',
      other_data: { subject: { kind: 'dashboard' } },
    });
  }
};

type UrlField = (typeof urlFields | typeof urlListFields)[number];

const originsIn = (text: string, name: UrlField, own: string): { origin: string; host: string }[] => {
  const isList = urlListFields.some((list) => list === name);
  const urls = isList ? (JSON.parse(text) as string[]) : [text];
  return urls
    .filter((address) => address !== '')
    .map((address) => {
      const resolved = withOrigin(address, own);
      const base = URL.canParse(resolved) ? undefined : own;
      if (!URL.canParse(resolved, base)) return { origin: resolved, host: resolved };
      const { origin, host, href } = new URL(resolved, base);
      return origin === 'null' ? { origin: href, host: href } : { origin, host };
    });
};

const hostsIn = (...given: Parameters<typeof originsIn>): string =>
  [...new Set(originsIn(...given).map(({ host }) => host))].join(', ') || 'none';

const newHosts = (before: DicServiceRow | undefined, after: DicServiceRow, own: string): string[] => {
  const names = [...urlFields, ...urlListFields];
  const empty = (name: UrlField) => (name.startsWith('other') ? '[]' : '');
  const had = names.flatMap((name) => originsIn(before?.[name] ?? empty(name), name, own));
  const known = new Set([own, ...had.map(({ origin }) => origin)]);
  return names.flatMap((name) => {
    const isNew = originsIn(after[name], name, own).some(({ origin }) => !known.has(origin));
    if (!isNew) return [];
    const old = before ? hostsIn(before[name], name, own) : 'none';
    return [`${name}: old host ${old}, new host ${hostsIn(after[name], name, own)}.`];
  });
};

const isReused = ({ db }: ServerContext, before: DicServiceRow | undefined, code: string): boolean =>
  code !== before?.code_name && db.all('service_access').some((access) => isEnabled(access, code));

/** A new origin or code name sends other people's tokens to a new place. */
export const notifyNewAddresses = (
  context: ServerContext,
  before: DicServiceRow | undefined,
  after: DicServiceRow,
  user: UserRow,
): void => {
  const by = emailAndName(user);
  const hosts = newHosts(before, after, context.origin());
  const notes: Texts[] = [];
  if (hosts.length > 0)
    notes.push({
      title: 'A service has a new address',
      message: `${by} ${before ? 'changed' : 'added'} the service ${after.name}. ${hosts.join(' ')} Anyone who opens the service sends their token there.`,
    });
  if (isReused(context, before, after.code_name))
    notes.push({
      title: 'A service has a code name that users already have access to',
      message: `${by} gave the service ${after.name} the code name ${after.code_name}, which no service used before. It is now on the dashboard of everyone who has access to that code name.`,
    });
  const other_data = { subject: { kind: 'service', id: after.id } } as const;
  for (const note of notes) notifySuperusers(context, { ...note, other_data });
};
