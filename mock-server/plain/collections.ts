import type { ListOptions } from '../dialect';
import type { FieldErrors } from '../guards/fieldErrors';
import { withOrigin, withoutOrigin } from '../ownOrigin';
import { iconUrl } from '../serviceCards';
import type { DicServiceRow, GooglePlayRow, MessageTemplateRow, Tables } from '../storage/tables';

export type PlainTable = 'google_play' | 'dic_services' | 'message_templates';

type Fields = Record<string, unknown>;

/** A collection whose reading and writing json-server's own router does. */
export interface PlainCollection<Row extends { id: number }> {
  /** Below `/api/`. */
  path: string;
  /** What a new row begins with. */
  empty: Omit<Row, 'id'>;
  /** What a body, already held against the contract, changes. `origin` is the caller's view of this server. */
  take(body: Fields, origin: string): Partial<Omit<Row, 'id'>>;
  /** What is wrong with a row about to be stored; `others` are the rows beside it. */
  check?(row: Omit<Row, 'id'>, others: readonly Row[]): FieldErrors;
  show(row: Row, origin: string): object;
  /** A plain array, or pages with what can be searched. */
  list: 'array' | ListOptions<Row>;
}

const texts = <K extends string>(body: Fields, names: readonly K[]): Partial<Record<K, string>> => {
  const taken: Partial<Record<K, string>> = {};
  for (const name of names) {
    const value = body[name];
    if (typeof value === 'string') taken[name] = value.trim();
  }
  return taken;
};

const googlePlay: PlainCollection<GooglePlayRow> = {
  path: 'google-play',
  empty: { url: '', version: '', must_update: false },
  take: (body) => ({
    ...texts(body, ['url', 'version']),
    ...(typeof body['must_update'] === 'boolean' ? { must_update: body['must_update'] } : {}),
  }),
  show: (row) => row,
  list: 'array',
};

const addresses = [
  'dev_backend_url',
  'demo_backend_url',
  'prod_backend_url',
  'dev_frontend_url',
  'demo_frontend_url',
  'prod_frontend_url',
] as const;

const addressLists = ['other_backend_urls', 'other_frontend_urls'] as const;

const isListOfText = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  } catch {
    return false;
  }
};

const startsWithHttp = (row: Omit<DicServiceRow, 'id'>): boolean =>
  addresses.some((name) => row[name].startsWith('http')) ||
  addressLists.some((name) => row[name].includes('"http'));

const dicServices: PlainCollection<DicServiceRow> = {
  path: 'user/dic-services-list',
  empty: {
    name: '',
    code_name: '',
    description: '',
    link: '',
    icon: '',
    icon_file: null,
    dev_backend_url: '',
    demo_backend_url: '',
    prod_backend_url: '',
    dev_frontend_url: '',
    demo_frontend_url: '',
    prod_frontend_url: '',
    other_backend_urls: '[]',
    other_frontend_urls: '[]',
  },
  take: (body, origin) => {
    const taken = texts(body, ['name', 'code_name', 'description', 'icon', ...addresses, ...addressLists]);
    for (const name of [...addresses, ...addressLists]) {
      const text = taken[name];
      if (text !== undefined) taken[name] = withoutOrigin(text, origin);
    }
    return taken;
  },
  check: (row, others) => {
    const errors: FieldErrors = {};
    for (const name of ['name', 'code_name'] as const) {
      if (row[name] === '') errors[name] = ['This field may not be blank.'];
    }
    if (others.some(({ code_name }) => code_name === row.code_name))
      errors['code_name'] = ['DIC service with this code name already exists.'];
    for (const name of addressLists) {
      if (!isListOfText(row[name])) errors[name] = ['Value must be a JSON list of addresses.'];
    }
    if (!startsWithHttp(row)) errors['non_field_errors'] = ['At least one valid URL is required.'];
    return errors;
  },
  show: ({ icon_file, ...row }, origin) => {
    const shown: Fields = { ...row, icon_url: iconUrl(icon_file) };
    for (const name of ['link', ...addresses, ...addressLists] as const)
      shown[name] = withOrigin(row[name], origin);
    return shown;
  },
  list: { search: ['name', 'code_name', 'description'], ordering: ['name', 'code_name'] },
};

/** Whole, because people copy it (spec 2 §2.1). */
const templateUrl = (stored: string | null, origin: string): string | null =>
  stored && `${origin}/files/templates/${stored}`;

/** The fields of a template: an object as JSON text; the very text where it is none, for `check` to refuse. */
const fieldsOf = (text: string): MessageTemplateRow['body'] => {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : text;
  } catch {
    return text;
  }
};

const messageTemplates: PlainCollection<MessageTemplateRow> = {
  path: 'user/custom-message-template',
  empty: { name: '', body: null, template_file: null },
  take: (body) => ({
    ...texts(body, ['name']),
    ...(typeof body['body'] === 'string' ? { body: fieldsOf(body['body']) } : {}),
  }),
  check: ({ body }): FieldErrors =>
    typeof body === 'string' && typeof fieldsOf(body) === 'string'
      ? { body: ['Value must be valid JSON.'] }
      : {},
  show: ({ template_file, ...row }, origin) => ({
    ...row,
    template: template_file,
    template_url: templateUrl(template_file, origin),
  }),
  list: { search: ['name'], ordering: ['name'] },
};

/** Every collection by its table. */
export const collections: { [N in PlainTable]: PlainCollection<Tables[N]> } = {
  google_play: googlePlay,
  dic_services: dicServices,
  message_templates: messageTemplates,
};
