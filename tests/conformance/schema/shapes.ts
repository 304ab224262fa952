import { resolve, type ApiDocument, type Schema } from './ApiDocument';

/** Possible form of a value. A schema with `oneOf`, `nullable` or several types has several. */
export interface Shape {
  kind: 'any' | 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';
  fields: Record<string, { schema: Schema; isRequired: boolean }>;
  /** True if fields beyond `fields` are allowed. */
  isOpen: boolean;
  items: Schema | undefined;
  /** Unresolvable `$ref`, or null. */
  lost: string | null;
}

const anyShape: Shape = { kind: 'any', fields: {}, isOpen: true, items: undefined, lost: null };

type Direction = 'request' | 'response';

const isHidden = (schema: Schema, direction: Direction): boolean =>
  (direction === 'request' ? schema.readOnly : schema.writeOnly) ?? false;

const getKind = (value: unknown): Shape['kind'] => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as Shape['kind'];
};

const getKinds = ({ type, enum: values, const: only, properties, items }: Schema): Shape['kind'][] => {
  if (type !== undefined) return [type].flat() as Shape['kind'][];
  const known = values ?? (only === undefined ? [] : [only]);
  if (known.length > 0) return [...new Set(known.map(getKind))];
  if (properties) return ['object'];
  return [items ? 'array' : 'any'];
};

/** Combines two shapes of an `allOf`. */
const merge = (a: Shape, b: Shape): Shape[] => {
  if (a.kind !== b.kind && a.kind !== 'any' && b.kind !== 'any') return [];
  const fields = { ...a.fields };
  for (const [name, { schema, isRequired }] of Object.entries(b.fields)) {
    const other = a.fields[name];
    // One part may require a field that the other describes.
    const hasConstraints = Object.keys(schema).length > 0;
    fields[name] = {
      schema: hasConstraints || !other ? schema : other.schema,
      isRequired: isRequired || (other?.isRequired ?? false),
    };
  }
  const kind = a.kind === 'any' ? b.kind : a.kind;
  return [{ kind, fields, isOpen: a.isOpen && b.isOpen, items: a.items ?? b.items, lost: a.lost ?? b.lost }];
};

const getOwnShapes = (document: ApiDocument, schema: Schema, direction: Direction): Shape[] => {
  const { properties = {}, required = [], additionalProperties, items, nullable } = schema;
  const fields: Shape['fields'] = {};
  for (const [name, value] of Object.entries(properties))
    if (!isHidden(resolve(document, value) ?? {}, direction) && !isHidden(value, direction))
      fields[name] = { schema: value, isRequired: required.includes(name) };
  // Another part of an `allOf` describes the type of a field that only `required` names.
  for (const name of required) if (!(name in properties)) fields[name] = { schema: {}, isRequired: true };
  const isOpen = Boolean(additionalProperties) || Object.keys(properties).length === 0;
  const kinds = getKinds(schema);
  if (nullable && !kinds.includes('null')) kinds.push('null');
  return kinds.map((kind) => ({ kind, fields, isOpen, items, lost: null }));
};

/** `ancestors` are the schemas that contain this one. A recursive schema allows anything. */
export const describeShapes = (
  document: ApiDocument,
  reference: Schema,
  direction: Direction,
  ancestors: readonly Schema[] = [],
): Shape[] => {
  const schema = resolve(document, reference);
  if (schema === null) return [{ ...anyShape, lost: reference.$ref ?? '' }];
  if (ancestors.includes(schema)) return [anyShape];
  const path = [...ancestors, schema];
  let shapes = getOwnShapes(document, schema, direction);
  const alternatives = schema.oneOf ?? schema.anyOf;
  const parts = [
    ...(schema.allOf ?? []).map((part) => describeShapes(document, part, direction, path)),
    ...(alternatives
      ? [alternatives.flatMap((part) => describeShapes(document, part, direction, path))]
      : []),
  ];
  for (const part of parts) shapes = shapes.flatMap((shape) => part.flatMap((other) => merge(shape, other)));
  if (schema.nullable && !shapes.some(({ kind }) => kind === 'null'))
    shapes.push({ ...anyShape, kind: 'null' });
  return shapes;
};
