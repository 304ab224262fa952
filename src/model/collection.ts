import type { Collection, CollectionField } from '../contract/Collection';
import { collections } from '../contract/generated/collections';
import { resources } from '../contract/generated/resources';
import { fromContract } from './fromContract';

export type { CollectionField } from '../contract/Collection';

interface Row {
  recordRepresentation: string;
  update?: 'POST' | 'PUT' | 'PATCH';
  bodies: Record<'create' | 'update', { readonly [method: string]: string | undefined }>;
  query: { page?: string; search?: string };
}

const rows: Record<string, Row> = resources;
const none: Collection = {
  fields: {},
  create: {},
  edit: {},
  filters: {},
  sortable: [],
  sort: { field: 'id', order: 'ASC' },
};

const pickFields = (
  fields: Collection['fields'],
  isPicked: (kind: ReturnType<typeof getKind>, source: string) => boolean,
) => Object.fromEntries(Object.entries(fields).filter(([source, field]) => isPicked(getKind(field), source)));

/** What the generated screens need of a resource in own.yaml. */
export const getCollection = (name: string) => {
  const { fields, create, edit, filters, sortable, sort } = collections[name] ?? none;
  const { recordRepresentation = 'id', query, update, bodies } = rows[name] ?? {};
  const body = { create: bodies?.create['POST'], edit: update && bodies?.update[update] };
  const shown = pickFields(fields, (kind, source) => kind !== 'other' && source !== 'id');
  return {
    recordRepresentation,
    fields: shown,
    columns: pickFields(shown, (kind) => kind !== 'longText'),
    inputs: { create, edit },
    filters,
    sortable,
    isSearchable: query?.search !== undefined,
    sort,
    getValidator: (screen: 'create' | 'edit', source: string) =>
      // The names are of the contract, where no type knows those of own.yaml.
      fromContract(body[screen] as never, source as never),
  };
};

/** Longer texts have several lines, and no column. */
const longText = 200;

const kindsByFormat = {
  date: 'day',
  'date-time': 'time',
  email: 'email',
  uri: 'address',
  binary: 'file',
} as const;

/** How a field is shown and typed in. */
export const getKind = (field: CollectionField) => {
  const { type, format = '', contentMediaType = '', maxLength = 0 } = field;
  if (field['x-reference']) return 'reference';
  if (field.enum) return 'choice';
  if (contentMediaType.startsWith('image/')) return 'picture';
  const [name] = [type ?? []].flat().filter((one) => one !== 'null');
  if (name === 'boolean') return 'boolean';
  if (name === 'integer' || name === 'number') return 'number';
  if (name !== 'string') return 'other';
  if (format in kindsByFormat) return kindsByFormat[format as keyof typeof kindsByFormat];
  return maxLength > longText ? 'longText' : 'text';
};

const isNullable = ({ type }: CollectionField): boolean => [type].flat().includes('null');

/** Sends a time with its zone, and nothing for an unchanged file or an empty field that cannot be null. */
export const toBody = (record: object, fields: Collection['fields']) =>
  Object.fromEntries(
    Object.entries(record).map(([source, value]: [string, unknown]) => {
      const { [source]: field = {} } = fields;
      const kind = getKind(field);
      if (field.format === 'binary' && typeof value === 'string') return [source, undefined];
      if (kind === 'time' && typeof value === 'string') return [source, new Date(value).toISOString()];
      if (value !== null || isNullable(field)) return [source, value];
      return [source, kind === 'text' || kind === 'longText' ? '' : undefined];
    }),
  );
