import type { ServiceCard } from '../../model/dic-services/services';
import { isFields } from '../../model/fields';
import { parseTexts, parseTime, type Period, type SiteText } from '../../model/siteTexts';
import { parseWebUrl } from '../../model/text';

export interface ServiceNote extends Period {
  text: SiteText;
}

/** What the operator says about a service. */
export interface ServiceDetails {
  help: string | null;
  owner: SiteText | null;
  note: ServiceNote | null;
}

interface Group {
  title: SiteText;
  services: readonly string[];
}

/** Content of `services.json` (docs/operations.md). */
export interface Arrangement {
  groups: readonly Group[];
  details: ReadonlyMap<string, ServiceDetails>;
  /** Sentences for the operator about what is ignored. */
  problems: readonly string[];
}

type Report = (place: string, problem: string) => void;

/** Ignores and reports whatever is wrong, so that a typo hides nothing else. `codes` are the known services; a missing file is null. */
export const parseArrangement = (content: unknown, codes: readonly string[]): Arrangement => {
  const problems: string[] = [];
  const report: Report = (place, problem) => problems.push(`services.json: ${place} ${problem}`);
  const file = toFields(content ?? {}, 'the file', ['$schema', 'groups', 'services'], report);
  const groups = parseGroups(file['groups'] ?? [], codes, report);
  const services = isFields(file['services']) ? file['services'] : {};
  if (file['services'] !== undefined && !isFields(file['services']))
    report('"services"', 'must be an object.');
  const details = Object.entries(services).flatMap(([code, value]) => {
    if (!codes.includes(code)) report(`services."${code}"`, 'is no service of the catalogue.');
    return codes.includes(code) ? [[code, parseDetails(value, `services."${code}"`, report)] as const] : [];
  });
  return { groups, details: new Map(details), problems };
};

const toFields = (value: unknown, place: string, names: readonly string[], report: Report) => {
  if (!isFields(value)) report(place, 'must be an object.');
  const fields = isFields(value) ? value : {};
  for (const name of Object.keys(fields))
    if (!names.includes(name)) report(place, `has an unknown "${name}".`);
  return fields;
};

const parseGroups = (value: unknown, codes: readonly string[], report: Report): Group[] => {
  if (!Array.isArray(value)) report('"groups"', 'must be a list.');
  const placed = new Set<string>();
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown, index) => {
    const place = `group ${index + 1}`;
    const group = toFields(entry, place, ['title', 'services'], report);
    const title = parseTexts(group['title']);
    const listed: unknown[] = Array.isArray(group['services']) ? group['services'] : [];
    if (Object.keys(title).length === 0) report(place, 'has no title.');
    if (listed.length === 0) report(place, 'has no services.');
    const services = listed.filter((code): code is string => {
      const isKnown = typeof code === 'string' && codes.includes(code);
      if (!isKnown) report(place, `names ${JSON.stringify(code)}, which is no service of the catalogue.`);
      else if (placed.has(code)) report(place, `names "${code}" again.`);
      const isNew = isKnown && !placed.has(code);
      if (isNew) placed.add(code);
      return isNew;
    });
    return Object.keys(title).length > 0 && services.length > 0 ? [{ title, services }] : [];
  });
};

const parseDetails = (value: unknown, place: string, report: Report): ServiceDetails => {
  const { help, owner, note } = toFields(value, place, ['help', 'owner', 'note'], report);
  const url = parseWebUrl(help);
  if (help !== undefined && !url) report(`${place}.help`, 'must be an http(s) address.');
  return {
    help: url?.href ?? null,
    owner: owner === undefined ? null : requireText(owner, `${place}.owner`, report),
    note: note === undefined ? null : parseNote(note, `${place}.note`, report),
  };
};

const requireText = (value: unknown, place: string, report: Report): SiteText | null => {
  const text = parseTexts(value);
  if (Object.keys(text).length > 0) return text;
  report(place, 'must be a text, or one for each language.');
  return null;
};

const parseNote = (value: unknown, place: string, report: Report): ServiceNote | null => {
  const note = toFields(value, place, ['text', 'from', 'until'], report);
  const [from, until] = (['from', 'until'] as const).map((name) => {
    const time = parseTime(note[name]);
    if (note[name] !== undefined && time === null)
      report(`${place}.${name}`, 'must be a time such as 2026-12-01T18:00:00Z.');
    return time;
  });
  const text = requireText(note['text'], `${place}.text`, report);
  return text && { text, from: from ?? null, until: until ?? null };
};

/** Cards under a title of the operator, or under one of ours; a dashboard without groups has no title. */
export interface CardGroup {
  key: string;
  title: SiteText | 'pinned' | 'others' | null;
  cards: readonly ServiceCard[];
}

/** Pinned services leave their group for the first one; services without a group come last. */
export const groupCards = (
  cards: readonly ServiceCard[],
  groups: readonly Group[],
  pins: readonly string[],
): CardGroup[] => {
  if (groups.length === 0) return [{ key: 'all', title: null, cards }];
  const pick = (codes: readonly string[]) =>
    codes.flatMap((code) => cards.find(({ code_name }) => code_name === code) ?? []);
  const grouped = new Set([...pins, ...groups.flatMap(({ services }) => services)]);
  const all: CardGroup[] = [
    { key: 'pinned', title: 'pinned', cards: pick(pins) },
    ...groups.map(({ title, services }, index) => {
      return { key: String(index), title, cards: pick(services.filter((code) => !pins.includes(code))) };
    }),
    { key: 'others', title: 'others', cards: cards.filter(({ code_name }) => !grouped.has(code_name)) },
  ];
  return all.filter((group) => group.cards.length > 0);
};
