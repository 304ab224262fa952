import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { urlListFields } from '../../src/model/dic-services/catalogueService';
import type { NotificationInput, ServerContext } from '../context';
import { resolveOrigin } from '../serverOrigin';
import type { DicServiceRow, UserRow } from '../storage/tables';
import { formatUser, notifySuperusers } from '../users/roleNotice';
import { isEnabled, urlFields } from './cards';

type NotificationText = Pick<NotificationInput, 'title' | 'message'>;

const describeChange = (
  before: DicServiceRow | undefined,
  after: DicServiceRow | undefined,
): NotificationText | null => {
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

export const notifyServiceUsers = async (
  { db, notify }: ServerContext,
  before: DicServiceRow | undefined,
  after: DicServiceRow | undefined,
): Promise<void> => {
  const text = describeChange(before, after);
  if (!text) return;
  const codes = [before, after].flatMap((row) => row?.code_name ?? []);
  const accessRows = db
    .all('service_access')
    .filter((access) => codes.some((code) => isEnabled(access, code)));
  for (const [index, { id }] of accessRows.entries()) {
    if (index % 100 === 99) await yieldToEventLoop();
    notify(id, {
      ...text,
      preference: 'update_user_dic_services_notifications',
      other_data: { subject: { kind: 'dashboard' } },
    });
  }
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

const describeNewHosts = (
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

export const isCodeNameInUse = ({ db }: ServerContext, code: string): boolean =>
  db.all('service_access').some((access) => isEnabled(access, code));

/** Notifies superusers, because a new origin or code name sends the tokens of other users to a new server. */
export const notifyNewOrigins = (
  context: ServerContext,
  before: DicServiceRow | undefined,
  after: DicServiceRow,
  user: UserRow,
): void => {
  const userName = formatUser(user);
  const hosts = describeNewHosts(before, after, context.origin());
  const notes: NotificationText[] = [];
  if (hosts.length > 0)
    notes.push({
      title: 'A service has a new address',
      message: `${userName} ${before ? 'changed' : 'added'} the service ${after.name}. ${hosts.join(' ')} Anyone who opens the service sends their token there.`,
    });
  if (after.code_name !== before?.code_name && isCodeNameInUse(context, after.code_name))
    notes.push({
      title: 'A service has a code name that users already have access to',
      message: `${userName} gave the service ${after.name} the code name ${after.code_name}, which no service used before. It is now on the dashboard of everyone who has access to that code name.`,
    });
  const other_data = { subject: { kind: 'service', id: after.id } } as const;
  for (const note of notes) notifySuperusers(context, { ...note, other_data });
};
