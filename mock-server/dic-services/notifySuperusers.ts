import { serviceKeys } from '../../src/model/dic-services/services';
import type { ServerContext } from '../context';
import { withOrigin } from '../ownOrigin';
import type { DicServiceRow, UserRow } from '../storage/tables';
import { addresses, addressLists } from './addresses';

type Address = (typeof addresses | typeof addressLists)[number];

const originsIn = (text: string, name: Address, own: string): { origin: string; host: string }[] => {
  const isList = addressLists.some((list) => list === name);
  const written = isList ? (JSON.parse(text) as string[]) : [text];
  return written
    .filter((address) => address !== '')
    .map((address) => {
      const leads = withOrigin(address, own);
      const base = URL.canParse(leads) ? undefined : own;
      if (!URL.canParse(leads, base)) return { origin: leads, host: leads };
      const { origin, host, href } = new URL(leads, base);
      return origin === 'null' ? { origin: href, host: href } : { origin, host };
    });
};

const hostsIn = (...given: Parameters<typeof originsIn>): string =>
  [...new Set(originsIn(...given).map(({ host }) => host))].join(', ') || 'none';

const newHosts = (before: DicServiceRow | undefined, after: DicServiceRow, own: string): string[] => {
  const names = [...addresses, ...addressLists];
  const empty = (name: Address) => (name.startsWith('other') ? '[]' : '');
  const had = names.flatMap((name) => originsIn(before?.[name] ?? empty(name), name, own));
  // The portal has these tokens already.
  const known = new Set([own, ...had.map(({ origin }) => origin)]);
  return names.flatMap((name) => {
    const isNew = originsIn(after[name], name, own).some(({ origin }) => !known.has(origin));
    if (!isNew) return [];
    const old = before ? hostsIn(before[name], name, own) : 'none';
    return [`${name}: old host ${old}, new host ${hostsIn(after[name], name, own)}.`];
  });
};

const takenFlag = (before: DicServiceRow | undefined, { code_name }: DicServiceRow): string | null =>
  code_name !== before?.code_name && serviceKeys.some((key) => key === code_name) ? code_name : null;

/** New origins and newly used flags lead other people's tokens elsewhere, so no preference silences this. */
export const notifySuperusers = (
  { db, notify, origin }: ServerContext,
  before: DicServiceRow | undefined,
  after: DicServiceRow,
  { first_name, last_name, email }: UserRow,
): void => {
  const who = `${first_name} ${last_name}`.trim();
  const by = who ? `${who} (${email})` : email;
  const hosts = newHosts(before, after, origin());
  const flag = takenFlag(before, after);
  const notes = [
    ...(hosts.length > 0
      ? [
          {
            title: 'A service leads to a new address',
            message: `${by} ${before ? 'changed' : 'added'} the service ${after.name}. ${hosts.join(' ')} Whoever opens the service sends their token there.`,
          },
        ]
      : []),
    ...(flag
      ? [
          {
            title: 'A service took a code name that people have already',
            message: `${by} gave the service ${after.name} the code name ${flag}, which no service used. It stands on the dashboard of everybody who has that access.`,
          },
        ]
      : []),
  ];
  const receivers = db.all('users').filter((user) => user.is_superuser && user.is_active);
  for (const { id } of receivers) for (const note of notes) notify(id, { ...note, preference: null });
};
