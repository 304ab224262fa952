import type { ServiceCard } from '../../model/dic-services/services';
import { isFields } from '../../model/fields';
import { parseTexts, parseTime, type Period, type SiteText } from '../../model/siteTexts';
import { parseWebUrl } from '../../model/text';

/** What the operator says about a service. */
interface ServiceDetails {
  help: string | null;
  owner: SiteText | null;
  note: (Period & { text: SiteText }) | null;
}

export type ArrangedCard = ServiceCard & Partial<ServiceDetails>;

export interface Group {
  title: SiteText;
  services: readonly string[];
}

const text = { expected: 'a text, or one for each language', parse: parseTexts };
const time = { expected: 'a time such as 2026-12-01T18:00:00Z', parse: parseTime };
const url = { expected: 'an http(s) address', parse: (value: unknown) => parseWebUrl(value)?.href ?? null };
const object = { expected: 'an object', parse: (value: unknown) => (isFields(value) ? value : null) };
const list = {
  expected: 'a list',
  parse: (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null),
};

interface Kind {
  expected: string;
  /** Returns null for a wrong value. */
  parse: (value: unknown) => unknown;
}

/**
 * Reads `services.json` (docs/operations.md). Ignores and reports whatever is wrong, so that a typo hides nothing else.
 * `codes` are the known services; a missing file is null.
 */
export const parseArrangement = (content: unknown, codes: readonly string[]) => {
  const problems: string[] = [];
  const report = (place: string, problem: string) => problems.push(`services.json: ${place} ${problem}`);
  const read = (value: unknown, place: string, { expected, parse }: Kind) => {
    const result = value === undefined ? null : parse(value);
    if (value !== undefined && result === null) report(place, `must be ${expected}.`);
    return result;
  };
  const readFields = <Kinds extends Record<string, Kind>>(value: unknown, place: string, kinds: Kinds) => {
    const fields = object.parse(read(value, place || 'the file', object)) ?? {};
    for (const name of Object.keys(fields))
      if (!(name in kinds)) report(place || 'the file', `has an unknown "${name}".`);
    const values = Object.entries(kinds).map(([name, kind]) => {
      return [name, read(fields[name], place ? `${place}.${name}` : `"${name}"`, kind)];
    });
    return Object.fromEntries(values) as { [Name in keyof Kinds]: ReturnType<Kinds[Name]['parse']> | null };
  };

  const free = new Set<unknown>(codes);
  const readGroup = (value: unknown, index: number): Group[] => {
    const place = `group ${index + 1}`;
    const { title, services: listed } = readFields(value, place, { title: text, services: list });
    if (!title) report(place, 'has no title.');
    if (!listed?.length) report(place, 'has no services.');
    const services = (listed ?? []).filter((code): code is string => {
      const isFree = free.delete(code);
      const problem = codes.some((known) => known === code)
        ? ' again.'
        : ', which is no service of the catalogue.';
      if (!isFree) report(place, `names ${JSON.stringify(code)}${problem}`);
      return isFree;
    });
    return title && services.length > 0 ? [{ title, services }] : [];
  };

  const readDetails = (value: unknown, place: string): ServiceDetails => {
    const { note, ...about } = readFields(value, place, { help: url, owner: text, note: object });
    if (!note) return { ...about, note };
    const required = { text: null, ...note };
    const { text: sentence, ...period } = readFields(required, `${place}.note`, {
      text,
      from: time,
      until: time,
    });
    return { ...about, note: sentence && { text: sentence, ...period } };
  };

  const file = readFields(content ?? undefined, '', { $schema: text, groups: list, services: object });
  const groups = (file.groups ?? []).flatMap(readGroup);
  const details = new Map<string, ServiceDetails>();
  for (const [code, value] of Object.entries(file.services ?? {})) {
    const place = `services."${code}"`;
    if (codes.includes(code)) details.set(code, readDetails(value, place));
    else report(place, 'is no service of the catalogue.');
  }
  return { groups, details, problems };
};

/** Cards under a title of the operator, or under one of ours; a dashboard without groups has no title. */
export interface CardGroup {
  key: string;
  title: SiteText | 'pinned' | 'others' | null;
  cards: readonly ArrangedCard[];
}

/** Pinned services leave their group for the first one; services without a group come last. */
export const groupCards = (
  cards: readonly ArrangedCard[],
  groups: readonly Group[],
  pins: readonly string[],
): CardGroup[] => {
  if (groups.length === 0) return [{ key: 'all', title: null, cards }];
  const rest = new Map(cards.map((card) => [card.code_name, card]));
  const take = (codes: readonly string[]) =>
    codes.flatMap((code) => {
      const card = rest.get(code);
      rest.delete(code);
      return card ?? [];
    });
  const all: CardGroup[] = [
    { key: 'pinned', title: 'pinned', cards: take(pins) },
    ...groups.map(({ title, services }, index) => ({ key: String(index), title, cards: take(services) })),
    { key: 'others', title: 'others', cards: [...rest.values()] },
  ];
  return all.filter((group) => group.cards.length > 0);
};
