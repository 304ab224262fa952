import type { ApiDocument, Schema } from './ApiDocument';
import { describeShapes, type Shape } from './shapes';

/** Schema with the document that resolves its references. */
export interface Side {
  document: ApiDocument;
  schema: Schema;
}

interface Comparison {
  direction: 'request' | 'response';
  /** True for a form, whose values are text, so that numbers and strings are compatible. */
  isForm: boolean;
}

/** Limit for recursive schemas, deep enough for every body of the contract. */
const maxDepth = 8;

const scalars = new Set<Shape['kind']>(['boolean', 'integer', 'number', 'string']);

const isReadableAs = (written: Shape['kind'], read: Shape['kind'], isForm: boolean): boolean =>
  written === read ||
  written === 'any' ||
  read === 'any' ||
  (written === 'integer' && read === 'number') ||
  (isForm && (scalars.has(written) || written === 'null') && scalars.has(read));

const names = (shapes: readonly Shape[]) => [...new Set(shapes.map(({ kind }) => kind))].join(' or ');

/**
 * Describes why a reader could not use the body of a writer. Returns an empty list if the schemas are compatible.
 * The server writes responses and reads requests.
 */
export const compareBodies = (
  written: Side,
  read: Side,
  comparison: Comparison,
  at = '',
  depth = 0,
): string[] => {
  const { direction, isForm } = comparison;
  if (depth > maxDepth) return [];
  const writers = describeShapes(written.document, written.schema, direction);
  const readers = describeShapes(read.document, read.schema, direction);
  const where = at === '' ? 'The body' : `"${at}"`;
  const lostReasons = [...writers, ...readers].flatMap((shape) => shape.lost ?? []);
  if (lostReasons.length > 0) return [`${where} refers to "${lostReasons.join()}", which leads nowhere.`];
  const found = writers.flatMap((writer) => {
    const candidates = readers.filter(({ kind }) => isReadableAs(writer.kind, kind, isForm));
    if (candidates.length === 0) {
      const [portal, server] = direction === 'request' ? [writers, readers] : [readers, writers];
      return [
        `${where} is ${names(server)}; the portal ${direction === 'request' ? 'sends' : 'reads'} ${names(portal)}.`,
      ];
    }
    // Reports the closest match of several alternatives.
    const problems = candidates.map((reader) => shapeProblems(writer, reader));
    return problems.reduce((best, other) => (other.length < best.length ? other : best));
  });
  // Two shapes may have the same problem.
  return [...new Set(found)];

  function shapeProblems(writer: Shape, reader: Shape): string[] {
    const compareNested = (writtenSchema: Schema, readSchema: Schema, place: string) =>
      compareBodies(
        { ...written, schema: writtenSchema },
        { ...read, schema: readSchema },
        comparison,
        place,
        depth + 1,
      );
    if (writer.items && reader.items) return compareNested(writer.items, reader.items, `${at}[]`);
    const path = (name: string) => (at === '' ? name : `${at}.${name}`);
    const unreadFields = Object.keys(writer.fields).filter(
      (name) => !(name in reader.fields) && !reader.isOpen,
    );
    const missingFields = Object.entries(reader.fields).filter(
      ([name, { isRequired }]) => isRequired && !(name in writer.fields) && !writer.isOpen,
    );
    const optionalFields = Object.entries(reader.fields).filter(
      ([name, { isRequired }]) => isRequired && writer.fields[name]?.isRequired === false,
    );
    const commonFields = Object.keys(writer.fields).filter((name) => name in reader.fields);
    return [
      ...(direction === 'request'
        ? [
            ...unreadFields.map((name) => `"${path(name)}" is not read.`),
            ...missingFields.map(([name]) => `"${path(name)}" is required, and the portal does not send it.`),
            ...optionalFields.map(
              ([name]) => `"${path(name)}" is required, and the portal may leave it out.`,
            ),
          ]
        : missingFields.map(([name]) => `"${path(name)}" is missing.`)),
      ...commonFields.flatMap((name) =>
        compareNested(writer.fields[name]?.schema ?? {}, reader.fields[name]?.schema ?? {}, path(name)),
      ),
    ];
  }
};
