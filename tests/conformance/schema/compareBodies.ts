import type { Schema } from './ApiDocument';
import { describeShapes, type Shape } from './shapes';

interface Comparison {
  direction: 'request' | 'response';
  /** True for a form: its values are text, so numbers and strings are compatible. */
  isForm: boolean;
}

/** Depth limit for recursive schemas; no body in the contract is deeper. */
const maxDepth = 8;

const scalars = new Set<Shape['kind']>(['boolean', 'integer', 'number', 'string']);

const isReadableAs = (producer: Shape['kind'], consumer: Shape['kind'], isForm: boolean): boolean =>
  producer === consumer ||
  producer === 'any' ||
  consumer === 'any' ||
  (producer === 'integer' && consumer === 'number') ||
  (isForm && (scalars.has(producer) || producer === 'null') && scalars.has(consumer));

const listKinds = (shapes: readonly Shape[]) => [...new Set(shapes.map(({ kind }) => kind))].join(' or ');

/**
 * Lists why a consumer cannot use a producer's body. Returns an empty list if the schemas are compatible.
 * The server produces responses and consumes requests.
 */
export const compareBodies = (
  producer: Schema,
  consumer: Schema,
  comparison: Comparison,
  parentPath = '',
  depth = 0,
): string[] => {
  const { direction, isForm } = comparison;
  if (depth > maxDepth) return [];
  const producerShapes = describeShapes(producer, direction);
  const consumerShapes = describeShapes(consumer, direction);
  const subject = parentPath === '' ? 'The body' : `"${parentPath}"`;
  const unresolvedRefs = [...producerShapes, ...consumerShapes].flatMap((shape) => shape.unresolvedRef ?? []);
  if (unresolvedRefs.length > 0)
    return [`${subject} refers to "${unresolvedRefs.join()}", which does not exist.`];
  const found = producerShapes.flatMap((writer) => {
    const candidates = consumerShapes.filter(({ kind }) => isReadableAs(writer.kind, kind, isForm));
    if (candidates.length === 0) {
      const [portal, server] =
        direction === 'request' ? [producerShapes, consumerShapes] : [consumerShapes, producerShapes];
      return [
        `${subject} is ${listKinds(server)}; the portal ${direction === 'request' ? 'sends' : 'reads'} ${listKinds(portal)}.`,
      ];
    }
    // Reports the closest match of several alternatives.
    const problems = candidates.map((reader) => shapeProblems(writer, reader));
    return problems.reduce((best, other) => (other.length < best.length ? other : best));
  });
  // Two shapes may have the same problem.
  return [...new Set(found)];

  function shapeProblems(writer: Shape, reader: Shape): string[] {
    const compareNested = (written: Schema, read: Schema, nestedPath: string) =>
      compareBodies(written, read, comparison, nestedPath, depth + 1);
    if (writer.items && reader.items) return compareNested(writer.items, reader.items, `${parentPath}[]`);
    const path = (name: string) => (parentPath === '' ? name : `${parentPath}.${name}`);
    const undocumentedFields = Object.keys(writer.fields).filter(
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
            ...undocumentedFields.map((name) => `"${path(name)}" is not documented.`),
            ...missingFields.map(([name]) => `"${path(name)}" is required, but the portal does not send it.`),
            ...optionalFields.map(([name]) => `"${path(name)}" is required, but the portal may omit it.`),
          ]
        : missingFields.map(([name]) => `"${path(name)}" is missing.`)),
      ...commonFields.flatMap((name) =>
        compareNested(writer.fields[name]?.schema ?? {}, reader.fields[name]?.schema ?? {}, path(name)),
      ),
    ];
  }
};
