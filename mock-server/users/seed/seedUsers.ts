import { type Account, accountEmail, accounts } from '../../dev/accounts';
import { createAccessFlags } from '../../dic-services/seed/seedDicServices';
import { createSeedModes } from '../../notification/seed';
import { type Random, type SeedContext, seededRandom } from '../../seedContext';
import type { NewRow } from '../../storage/Database';
import { day, hour, isoDay, isoTime } from '../../time';
import { userDefaults } from '../addUser';

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

// Any ten users in a row, and the five newest, cover all combinations of active and logged in.
const pattern = [
  { is_active: true, loggedIn: true },
  { is_active: true, loggedIn: false },
  { is_active: false, loggedIn: true },
  { is_active: false, loggedIn: false },
  ...Array.from({ length: 6 }, () => ({ is_active: true, loggedIn: true })),
];

const createAccountRow = (
  { name, fields, ...names }: Account,
  index: number,
  now: number,
): NewRow<'users'> => ({
  ...userDefaults,
  ...names,
  email: accountEmail(name),
  username: name,
  is_verified: fields.is_active !== false,
  verified_until: isoDay(now + 365 * day),
  date_joined: isoTime(now - (700 + index * 9) * day),
  last_login: name === 'newcomer' ? null : isoTime(now - (index + 1) * 7 * hour),
  ...fields,
});

const createRandomRow = (name: SeededName, index: number, random: Random, now: number): NewRow<'users'> => {
  const { is_active, loggedIn } = pattern[index % pattern.length] ?? { is_active: true, loggedIn: true };
  const joinedAt = now - (1 + Math.min(index * 5, 600)) * day - random.integerBelow(24) * hour;
  const is_verified = is_active && random.integerBelow(4) > 0;
  return {
    ...userDefaults,
    ...name,
    username: name.email.slice(0, name.email.indexOf('@')),
    title: random.pick(titles),
    is_active,
    is_staff: is_active && random.integerBelow(8) === 0,
    is_verified,
    verified_until: is_verified ? isoDay(now + (30 + random.integerBelow(700)) * day) : null,
    date_joined: isoTime(joinedAt),
    last_login: loggedIn
      ? isoTime(joinedAt + hour + random.integerBelow((now - joinedAt) / hour - 2) * hour)
      : null,
    max_active_sessions: 1 + random.integerBelow(3),
  };
};

export const seedUsers = ({ db, now, settings }: SeedContext, total: number): void => {
  const random = seededRandom(7);
  const nextName = createNameGenerator(random);
  for (let index = 0; index < total; index++) {
    if (index > 0 && index % 20_000 === 0) settings.print(`${index} of ${total} users`);
    const account = accounts[index] ?? null;
    const { id } = db.insert(
      'users',
      account
        ? createAccountRow(account, index, now())
        : createRandomRow(nextName(), index - accounts.length, random, now()),
    );
    db.insert('service_access', { id, ...createAccessFlags(account?.name ?? null, random) });
    db.insert('notification_control', { id, ...createSeedModes(account?.name ?? null, random) });
  }
};

/** One language per line: first names | last names. */
const table = `
Amélie, Julien, Chloé, Étienne, Noémie, Rémi, Solène, Gaspard | Lefèvre, Moreau, Garnier, Béranger, Chevalier, Dumas, Roux, Faure
Katarzyna, Łukasz, Agnieszka, Paweł, Zofia, Michał, Hanna, Wojciech | Wójcik, Kamińska, Nowak, Zieliński, Szymańska, Dąbrowski, Król, Mazur
Priya, Arjun, Ananya, Rohan, Kavya, Vikram, Meera, Aditya | Nair, Sharma, Iyer, Patel, Banerjee, Reddy, Kulkarni, Desai
Ingrid, Søren, Freja, Anders, Linnéa, Björn, Sigrid, Jesper | Lindqvist, Kjær, Østergaard, Nyström, Haugen, Bergström, Dahl, Sørensen
Camila, Mateo, Lucía, Joaquín, Valentina, Andrés, Inés, Tomás | Gutiérrez, Ibáñez, Muñoz, Rojas, Fernández, Peña, Vargas, Ortega
Chidi, Adaeze, Kwame, Abena, Tunde, Zainab, Kofi, Amara | Okafor, Adeyemi, Mensah, Boateng, Eze, Balogun, Owusu, Nwosu
Yuki, Haruto, Sakura, Kenji, Aoi, Ren, Mei, Takumi | Tanaka, Watanabe, Kobayashi, Fujimoto, Ishikawa, Mori, Nakamura, Ōno
Layla, Omar, Noor, Tariq, Salma, Karim, Yasmin, Hassan | Haddad, El-Sayed, Mansour, Khalil, Al-Amin, Nasser, Darwish, Saleh
Anneliese, Jürgen, Maximilian, Käthe, Sebastian, Franziska, Jörg, Leonie | Weiß, Schröder, Vogel, Müller-Lüdenscheidt, Krüger, Böhm, Richter, Hahn
Siobhán, Declan, Aoife, Liam, Niamh, Cormac, Orla, Rory | O'Brien, Gallagher, Byrne, O'Sullivan, Doyle, Kavanagh, Nolan, Fitzgerald
Eleni, Nikos, Despina, Giorgos, Ioanna, Stavros, Katerina, Petros | Papadopoulou, Georgiou, Nikolaidis, Vlachou, Antoniou, Makris, Pappas, Kostas
Wei, Xinyi, Jun, Lihua, Minh, Thu Hà, Seo-yeon, Min-jun | Chen, Zhang, Liu, Nguyễn, Trần, Kim, Park, Huang
`;

type Names = readonly [string, ...string[]];
type Language = readonly [first: Names, last: Names];

const languages = table
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').map((names) => names.split(', '))) as unknown as readonly [
  Language,
  ...Language[],
];

// Unicode does not decompose these letters.
const plainLetters: Record<string, string> = { ł: 'l', ø: 'o', æ: 'ae', ß: 'ss', đ: 'd' };

const toEmailPart = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøæßđ]/g, (letter) => plainLetters[letter] ?? '')
    .replaceAll(/[^a-z]+/g, '-');

interface SeededName {
  first_name: string;
  last_name: string;
  email: string;
}

const createNameGenerator = (random: Random): (() => SeededName) => {
  const counts = new Map<string, number>();
  return () => {
    const [firstNames, lastNames] = random.pick(languages);
    const first = random.pick(firstNames);
    const last = random.pick(lastNames);
    const base = `${toEmailPart(first)}.${toEmailPart(last)}`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const email = `${base}${count === 1 ? '' : count}@pulsehub.test`;
    return { first_name: first, last_name: last, email };
  };
};
