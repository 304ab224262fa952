import type { Random } from '../../seed/SeedContext';

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

export const namesFrom = (random: Random): (() => SeededName) => {
  const used = new Map<string, number>();
  return () => {
    const [firstNames, lastNames] = random.pick(languages);
    const first = random.pick(firstNames);
    const last = random.pick(lastNames);
    const base = `${mailPart(first)}.${mailPart(last)}`;
    const times = (used.get(base) ?? 0) + 1;
    used.set(base, times);
    const email = `${base}${times === 1 ? '' : times}@pulsehub.test`;
    return { first_name: first, last_name: last, email };
  };
};
