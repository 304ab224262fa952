import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parseArrangement } from '../../../src/features/dashboard/arrangement';
import { serviceKeys } from '../../../src/model/dic-services/services';

const codes = ['shm', 'financial', 'ai_hub', 'code_hub', 'payroll'];
const parse = (content: unknown) => parseArrangement(content, codes);
const problemsOf = (content: unknown) => parse(content).problems;

describe('services.json', () => {
  it.each([
    ['missing', null],
    ['empty', {}],
  ])('arranges nothing if it is %s', (_what, content) => {
    expect(parse(content)).toEqual({ groups: [], details: new Map(), problems: [] });
  });

  it('is read in full', () => {
    const { groups, details, problems } = parse({
      groups: [{ title: { en: 'Work', fr: 'Travail' }, services: ['payroll', 'shm'] }],
      services: {
        shm: { help: 'https://wiki.test/shm', owner: 'Team A' },
        ai_hub: { note: { text: 'Down', from: '2026-01-01T08:00:00Z', until: '2026-01-01T09:00:00Z' } },
      },
    });
    expect(problems).toEqual([]);
    expect(groups).toEqual([{ title: { en: 'Work', fr: 'Travail' }, services: ['payroll', 'shm'] }]);
    expect(details.get('shm')).toEqual({
      help: 'https://wiki.test/shm',
      owner: { en: 'Team A' },
      note: null,
    });
    const times = { from: Date.UTC(2026, 0, 1, 8), until: Date.UTC(2026, 0, 1, 9) };
    expect(details.get('ai_hub')?.note).toEqual({ text: { en: 'Down' }, ...times });
  });

  it.each<[unknown, string]>([
    [[], 'the file must be an object.'],
    [{ group: [] }, 'the file has an unknown "group".'],
    [{ groups: {} }, '"groups" must be a list.'],
    [{ groups: [{ services: ['shm'] }] }, 'group 1 has no title.'],
    [{ groups: [{ title: 'A', services: [] }] }, 'group 1 has no services.'],
    [
      { groups: [{ title: 'A', services: ['shm', 7] }] },
      'group 1 names 7, which is no service of the catalogue.',
    ],
    [{ groups: [{ title: 'A', services: ['shm', 'shm'] }] }, 'group 1 names "shm" again.'],
    [{ services: [] }, '"services" must be an object.'],
    [{ services: { tea: {} } }, 'services."tea" is no service of the catalogue.'],
    [{ services: { shm: 'A' } }, 'services."shm" must be an object.'],
    [{ services: { shm: { help: 'javascript:x' } } }, 'services."shm".help must be an http(s) address.'],
    [{ services: { shm: { owner: 7 } } }, 'services."shm".owner must be a text, or one for each language.'],
    [
      { services: { shm: { note: {} } } },
      'services."shm".note.text must be a text, or one for each language.',
    ],
    [
      { services: { shm: { note: { text: 'A', until: 'noon' } } } },
      'services."shm".note.until must be a time such as 2026-12-01T18:00:00Z.',
    ],
  ])('reports what is wrong in %j', (content, sentence) => {
    expect(problemsOf(content)).toEqual([`services.json: ${sentence}`]);
  });

  it('keeps what is right beside what is wrong', () => {
    const { groups, details } = parse({
      groups: [{ title: 'A', services: ['tea', 'shm'] }, { services: ['ai_hub'] }, 7],
      services: { tea: {}, shm: { help: 'wiki', owner: 'B', note: { text: 'C', from: 'x' } } },
    });
    expect(groups).toEqual([{ title: { en: 'A' }, services: ['shm'] }]);
    const note = { text: { en: 'C' }, from: null, until: null };
    expect([...details]).toEqual([['shm', { help: null, owner: { en: 'B' }, note }]]);
  });

  it('has a sample that follows its schema and is read without a problem', () => {
    const read = (name: string) =>
      JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/deploy', name), 'utf8')) as object;
    const validate = addFormats(new Ajv2020()).compile(read('services.schema.json'));
    expect([validate(read('services.json')), validate.errors]).toEqual([true, null]);
    expect(parseArrangement(read('services.json'), serviceKeys).problems).toEqual([]);
    expect(validate({ services: { shm: { note: 'Maintenance' } } })).toBe(false);
  });
});
