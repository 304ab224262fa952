import type { Schema } from './ApiDocument';

/** Possible shape of a value. A schema with `oneOf`, `nullable` or several types has several. */
export interface Shape {
  kind: 'any' | 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';
  fields: Record<string, { schema: Schema; isRequired: boolean }>;
  /** True if fields beyond `fields` are allowed. */
  isOpen: boolean;
  items: Schema | undefined;
  /** Unresolvable `$ref`, or null. */
  unresolvedRef: string | null;
}

const anyShape: Shape = { kind: 'any', fields: {}, isOpen: true, items: undefined, unresolvedRef: null };

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
    // One part may require a field whose type only the other part has.
    const hasConstraints = Object.keys(schema).length > 0;
    fields[name] = {
      schema: hasConstraints || !other ? schema : other.schema,
      isRequired: isRequired || (other?.isRequired ?? false),
    };
  }
  const kind = a.kind === 'any' ? b.kind : a.kind;
  return [
    {
      kind,
      fields,
      isOpen: a.isOpen && b.isOpen,
      items: a.items ?? b.items,
      unresolvedRef: a.unresolvedRef ?? b.unresolvedRef,
    },
  ];
};

const getDirectShapes = (schema: Schema, direction: Direction): Shape[] => {
  const { properties = {}, required = [], additionalProperties, items, nullable } = schema;
  const fields: Shape['fields'] = {};
  for (const [name, value] of Object.entries(properties))
    if (!isHidden(value, direction)) fields[name] = { schema: value, isRequired: required.includes(name) };
  // For a field that only `required` lists, another part of the `allOf` has the type.
  for (const name of required) if (!(name in properties)) fields[name] = { schema: {}, isRequired: true };
  const isOpen = Boolean(additionalProperties) || Object.keys(properties).length === 0;
  const kinds = getKinds(schema);
  if (nullable && !kinds.includes('null')) kinds.push('null');
  return kinds.map((kind) => ({ kind, fields, isOpen, items, unresolvedRef: null }));
};

/** Lists the shapes of a schema within its `ancestors`. A recursive schema allows anything. */
export const describeShapes = (
  schema: Schema,
  direction: Direction,
  ancestors: readonly Schema[] = [],
): Shape[] => {
  if (schema.$ref !== undefined) return [{ ...anyShape, unresolvedRef: schema.$ref }];
  if (ancestors.includes(schema)) return [anyShape];
  const path = [...ancestors, schema];
  let shapes = getDirectShapes(schema, direction);
  const alternatives = schema.oneOf ?? schema.anyOf;
  const parts = [
    ...(schema.allOf ?? []).map((part) => describeShapes(part, direction, path)),
    ...(alternatives ? [alternatives.flatMap((part) => describeShapes(part, direction, path))] : []),
  ];
  for (const part of parts) shapes = shapes.flatMap((shape) => part.flatMap((other) => merge(shape, other)));
  if (schema.nullable && !shapes.some(({ kind }) => kind === 'null'))
    shapes.push({ ...anyShape, kind: 'null' });
  return shapes;
};
