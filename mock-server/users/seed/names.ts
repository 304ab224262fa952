import type { Chance } from '../../seed/SeedContext';

type Names = readonly [string, ...string[]];

interface Language {
  first: Names;
  last: Names;
}

const languages: readonly [Language, ...Language[]] = [
  {
    first: ['Amélie', 'Julien', 'Chloé', 'Étienne', 'Noémie', 'Rémi', 'Solène', 'Gaspard'],
    last: ['Lefèvre', 'Moreau', 'Garnier', 'Béranger', 'Chevalier', 'Dumas', 'Roux', 'Faure'],
  },
  {
    first: ['Katarzyna', 'Łukasz', 'Agnieszka', 'Paweł', 'Zofia', 'Michał', 'Hanna', 'Wojciech'],
    last: ['Wójcik', 'Kamińska', 'Nowak', 'Zieliński', 'Szymańska', 'Dąbrowski', 'Król', 'Mazur'],
  },
  {
    first: ['Priya', 'Arjun', 'Ananya', 'Rohan', 'Kavya', 'Vikram', 'Meera', 'Aditya'],
    last: ['Nair', 'Sharma', 'Iyer', 'Patel', 'Banerjee', 'Reddy', 'Kulkarni', 'Desai'],
  },
  {
    first: ['Ingrid', 'Søren', 'Freja', 'Anders', 'Linnéa', 'Björn', 'Sigrid', 'Jesper'],
    last: ['Lindqvist', 'Kjær', 'Østergaard', 'Nyström', 'Haugen', 'Bergström', 'Dahl', 'Sørensen'],
  },
  {
    first: ['Camila', 'Mateo', 'Lucía', 'Joaquín', 'Valentina', 'Andrés', 'Inés', 'Tomás'],
    last: ['Gutiérrez', 'Ibáñez', 'Muñoz', 'Rojas', 'Fernández', 'Peña', 'Vargas', 'Ortega'],
  },
  {
    first: ['Chidi', 'Adaeze', 'Kwame', 'Abena', 'Tunde', 'Zainab', 'Kofi', 'Amara'],
    last: ['Okafor', 'Adeyemi', 'Mensah', 'Boateng', 'Eze', 'Balogun', 'Owusu', 'Nwosu'],
  },
  {
    first: ['Yuki', 'Haruto', 'Sakura', 'Kenji', 'Aoi', 'Ren', 'Mei', 'Takumi'],
    last: ['Tanaka', 'Watanabe', 'Kobayashi', 'Fujimoto', 'Ishikawa', 'Mori', 'Nakamura', 'Ōno'],
  },
  {
    first: ['Layla', 'Omar', 'Noor', 'Tariq', 'Salma', 'Karim', 'Yasmin', 'Hassan'],
    last: ['Haddad', 'El-Sayed', 'Mansour', 'Khalil', 'Al-Amin', 'Nasser', 'Darwish', 'Saleh'],
  },
  {
    first: ['Anneliese', 'Jürgen', 'Maximilian', 'Käthe', 'Sebastian', 'Franziska', 'Jörg', 'Leonie'],
    last: ['Weiß', 'Schröder', 'Vogel', 'Müller-Lüdenscheidt', 'Krüger', 'Böhm', 'Richter', 'Hahn'],
  },
  {
    first: ['Siobhán', 'Declan', 'Aoife', 'Liam', 'Niamh', 'Cormac', 'Orla', 'Rory'],
    last: ["O'Brien", 'Gallagher', 'Byrne', "O'Sullivan", 'Doyle', 'Kavanagh', 'Nolan', 'Fitzgerald'],
  },
  {
    first: ['Eleni', 'Nikos', 'Despina', 'Giorgos', 'Ioanna', 'Stavros', 'Katerina', 'Petros'],
    last: ['Papadopoulou', 'Georgiou', 'Nikolaidis', 'Vlachou', 'Antoniou', 'Makris', 'Pappas', 'Kostas'],
  },
  {
    first: ['Wei', 'Xinyi', 'Jun', 'Lihua', 'Minh', 'Thu Hà', 'Seo-yeon', 'Min-jun'],
    last: ['Chen', 'Zhang', 'Liu', 'Nguyễn', 'Trần', 'Kim', 'Park', 'Huang'],
  },
];

// Letters that no decomposition turns into plain ones.
const plainLetters: Record<string, string> = { ł: 'l', ø: 'o', æ: 'ae', ß: 'ss', đ: 'd' };

const mailPart = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøæßđ]/g, (letter) => plainLetters[letter] ?? '')
    .replaceAll(/[^a-z]+/g, '-');

export interface SeededName {
  first_name: string;
  last_name: string;
  email: string;
}

export const namesFrom = (chance: Chance): (() => SeededName) => {
  const used = new Map<string, number>();
  return () => {
    const language = chance.pick(languages);
    const first = chance.pick(language.first);
    const last = chance.pick(language.last);
    const base = `${mailPart(first)}.${mailPart(last)}`;
    const times = (used.get(base) ?? 0) + 1;
    used.set(base, times);
    const email = `${base}${times === 1 ? '' : times}@pulsehub.test`;
    return { first_name: first, last_name: last, email };
  };
};
