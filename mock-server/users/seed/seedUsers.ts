import { accountEmail, accounts, type Account } from '../../dev/accounts';
import { accessOf } from '../../dic-services/seed/seedDicServices';
import { seededModes } from '../../notification/seed';
import { type SeedContext, seededRandom, type Random } from '../../seed/SeedContext';
import type { NewRow } from '../../storage/Database';
import { day, hour, isoDay, isoTime } from '../../time';
import { defaults } from '../addUser';
import { namesFrom, type SeededName } from './names';

const titles = [
  'Structural Engineer',
  'Project Manager',
  'Data Analyst',
  'Materials Scientist',
  'Site Supervisor',
  'Accountant',
  'Software Developer',
  'Quality Inspector',
  'Surveyor',
  'Research Fellow',
  '',
] as const;

// Ten users in a row, and the five newest, cover all combinations of active and logged in.
const pattern = [
  { is_active: true, loggedIn: true },
  { is_active: true, loggedIn: false },
  { is_active: false, loggedIn: true },
  { is_active: false, loggedIn: false },
  ...Array.from({ length: 6 }, () => ({ is_active: true, loggedIn: true })),
];

const accountRow = ({ name, kind, ...names }: Account, index: number, now: number): NewRow<'users'> => ({
  ...defaults,
  ...names,
  email: accountEmail(name),
  username: name,
  is_verified: kind.is_active !== false,
  verified_until: isoDay(now + 365 * day),
  date_joined: isoTime(now - (700 + index * 9) * day),
  last_login: name === 'newcomer' ? null : isoTime(now - (index + 1) * 7 * hour),
  ...kind,
});

const generatedRow = (name: SeededName, index: number, random: Random, now: number): NewRow<'users'> => {
  const { is_active, loggedIn } = pattern[index % pattern.length] ?? { is_active: true, loggedIn: true };
  const joined = now - (1 + Math.min(index * 5, 600)) * day - random.below(24) * hour;
  const is_verified = is_active && random.below(4) > 0;
  return {
    ...defaults,
    ...name,
    username: name.email.slice(0, name.email.indexOf('@')),
    title: random.pick(titles),
    is_active,
    is_staff: is_active && random.below(8) === 0,
    is_verified,
    verified_until: is_verified ? isoDay(now + (30 + random.below(700)) * day) : null,
    date_joined: isoTime(joined),
    last_login: loggedIn ? isoTime(joined + hour + random.below((now - joined) / hour - 2) * hour) : null,
    max_active_sessions: 1 + random.below(3),
  };
};

export const seedUsers = ({ db, now, settings }: SeedContext, total: number): void => {
  const random = seededRandom(7);
  const nextName = namesFrom(random);
  for (let index = 0; index < total; index++) {
    if (index > 0 && index % 20_000 === 0) settings.print(`${index} of ${total} users`);
    const account = accounts[index] ?? null;
    const { id } = db.insert(
      'users',
      account
        ? accountRow(account, index, now())
        : generatedRow(nextName(), index - accounts.length, random, now()),
    );
    db.insert('service_access', { id, ...accessOf(account?.name ?? null, random) });
    db.insert('notification_control', { id, ...seededModes(account?.name ?? null, random) });
  }
};
