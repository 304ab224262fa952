import {
  resolveIn,
  verbs,
  type Contract,
  type OwnContract,
  type SchemaObject,
} from '../contract/readContract';
import { findRowSchema, listFields } from './describeCollections';

type Objects = Generator<[place: string, value: Record<string, unknown>]>;

/** Every object below a value, except examples. */
const listObjects = function* (value: unknown, place: string): Objects {
  if (typeof value !== 'object' || value === null) return;
  yield [place, value as Record<string, unknown>];
  for (const [name, entry] of Object.entries(value))
    if (name !== 'examples') yield* listObjects(entry, Array.isArray(value) ? place : `${place} ${name}`);
};

/** Everything that a contract gives a name to. */
const listNames = ({ tags = [], paths = {}, components = {} }: OwnContract): string[] => [
  ...tags.map(({ name }) => `The tag ${name}`),
  ...Object.entries(components).flatMap(([section, entries]) =>
    Object.keys(entries).map((name) => `components.${section}.${name}`),
  ),
  ...Object.entries(paths).flatMap(([path, item]) => [
    `The path ${path}`,
    ...verbs.flatMap((verb) => (item[verb] ? [`The operation ${item[verb].operationId}`] : [])),
    ...(item['x-resource'] ? [`The resource ${item['x-resource'].name}`] : []),
  ]),
];

/** Sentences about everything in own.yaml from which no collection can be generated. `contract` includes it. */
export const findProblems = (ours: Contract, own: OwnContract, contract: Contract): string[] => {
  const ourNames = listNames(ours);
  const clashes = listNames(own)
    .filter((name) => ourNames.includes(name))
    .map((name) => `${name} is already in openapi.yaml.`);
  const allNames = listNames(contract);
  const objects = [...listObjects(own.paths, ''), ...listObjects(own.components, 'components')];
  const references = objects.flatMap(([place, value]) => {
    const { $ref, 'x-reference': target } = value as SchemaObject;
    const isMissing = typeof $ref === 'string' && resolveIn(contract, { $ref }) === undefined;
    return [
      ...(isMissing ? [`${place.trim()} refers to ${$ref}, which does not exist.`] : []),
      ...(typeof target === 'string' && !allNames.includes(`The resource ${target}`)
        ? [`${place.trim()} refers to the resource ${target}, which does not exist.`]
        : []),
    ];
  });
  if (references.length > 0) return [...clashes, ...references];
  const paths = Object.entries(own.paths ?? {});
  const calls = paths.flatMap(([path, item]) =>
    verbs.flatMap((verb) =>
      item[verb] && !item[verb].security
        ? [`${verb.toUpperCase()} ${path} does not say who may call it: add \`security\`.`]
        : [],
    ),
  );
  const lists = paths.flatMap(([path, { get, 'x-resource': resource }]) => {
    if (!resource) return [];
    const row = findRowSchema(contract, get);
    if (!row) return [`GET ${path} returns no \`results\`, so ${resource.name} has no list.`];
    const names = listFields(contract, row).map(([name]) => name);
    return ['id', resource.recordRepresentation]
      .filter((name) => !names.includes(name))
      .map((name) => `The rows of ${path} have no field ${name}.`);
  });
  return [...clashes, ...calls, ...lists];
};
