import type { ServiceCard } from '../../model/dic-services/services';
import { isFields } from '../../model/fields';
import { parseTexts, parseTime, type SiteText } from '../../model/siteTexts';
import { parseWebUrl } from '../../model/text';

type Arrangement = ReturnType<typeof parseArrangement>;
export type Group = Arrangement['groups'][number];
type ServiceDetails = NonNullable<ReturnType<Arrangement['details']['get']>>;

/** A service with its help, owner and note, or the link that requests a lacking one. */
export type ArrangedCard = ServiceCard & Partial<ServiceDetails> & { request?: string };

type Reader = (value: unknown, place: string) => unknown;

/**
 * Reads `services.json` (docs/operations.md). Ignores and reports whatever is wrong, so that a typo hides nothing else.
 * `codes` are the known services; a missing file is null.
 */
export const parseArrangement = (content: unknown, codes: readonly string[]) => {
  const problems: string[] = [];
  const report = (place: string, problem: string) => problems.push(`services.json: ${place} ${problem}`);
  /** Returns null for a missing value, and reports a wrong one, for which `parse` returns null. */
  const readAs =
    <T>(expected: string, parse: (value: unknown) => T | null) =>
    (value: unknown, place: string): T | null => {
      const result = value === undefined ? null : parse(value);
      if (value !== undefined && result === null) report(place, `must be ${expected}.`);
      return result;
    };
  const text = readAs('a text, or one for each language', parseTexts);
  const time = readAs('a time such as 2026-12-01T18:00:00Z', parseTime);
  const url = readAs('an http(s) address', (value) => parseWebUrl(value)?.href ?? null);
  const list = readAs('a list', (value): unknown[] | null => (Array.isArray(value) ? value : null));
  const object = readAs('an object', (value) => (isFields(value) ? value : null));
  const fields =
    <Readers extends Record<string, Reader>>(readers: Readers) =>
    (value: unknown, place: string) => {
      const given = object(value, place) ?? {};
      for (const name of Object.keys(given))
        if (!(name in readers)) report(place, `has an unknown "${name}".`);
      const values = Object.entries(readers).map(([name, read]) => {
        return [name, read(given[name], place === 'the file' ? `"${name}"` : `${place}.${name}`)];
      });
      return Object.fromEntries(values) as { [Name in keyof Readers]: ReturnType<Readers[Name]> };
    };
  const readNote = (value: unknown, place: string) => {
    const required = isFields(value) ? { text: null, ...value } : value;
    const { text: sentence, ...period } = fields({ text, from: time, until: time })(required, place);
    return sentence && { text: sentence, ...period };
  };
  const readFile = fields({ $schema: text, groups: list, services: object });
  const readGroup = fields({ title: text, services: list });
  const readDetails = fields({ help: url, owner: text, note: readNote });

  const file = readFile(content ?? undefined, 'the file');
  const free = new Set<unknown>(codes);
  const groups = (file.groups ?? []).flatMap((value, index) => {
    const place = `group ${index + 1}`;
    const { title, services: listed } = readGroup(value, place);
    if (!title) report(place, 'has no title.');
    if (!listed?.length) report(place, 'has no services.');
    const services = (listed ?? []).filter((code): code is string => {
      const isFree = free.delete(code);
      const isKnown = codes.some((known) => known === code);
      const problem = isKnown ? ' again.' : ', which is no service of the catalogue.';
      if (!isFree) report(place, `names ${JSON.stringify(code)}${problem}`);
      return isFree;
    });
    return title && services.length > 0 ? [{ title, services }] : [];
  });
  const details = new Map(
    Object.entries(file.services ?? {}).flatMap(([code, value]) => {
      const place = `services."${code}"`;
      if (codes.includes(code)) return [[code, readDetails(value, place)]];
      report(place, 'is no service of the catalogue.');
      return [];
    }),
  );
  return { groups, details, problems };
};

/** Cards under a title of the operator, or under one of ours; a dashboard without groups has no title. */
export interface CardGroup {
  title: SiteText | 'pinned' | 'others' | null;
  cards: readonly ArrangedCard[];
}

/** Pinned services leave their group for the first one; services without a group come last. */
export const groupCards = (
  cards: readonly ArrangedCard[],
  groups: readonly Group[],
  pins: readonly string[],
): CardGroup[] => {
  if (groups.length === 0) return [{ title: null, cards }];
  const pinned = { title: 'pinned', services: pins } as const;
  const others = { title: 'others', services: cards.map(({ code_name }) => code_name) } as const;
  const all = [pinned, ...groups, others];
  return all.map((group) => ({
    title: group.title,
    cards: group.services.flatMap((code) => {
      const isElsewhere = all.find(({ services }) => services.includes(code)) !== group;
      return isElsewhere ? [] : cards.filter(({ code_name }) => code_name === code);
    }),
  }));
};
