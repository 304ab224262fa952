import {
  listOperations,
  readContract,
  resolveIn,
  type Contract,
  type OwnContract,
  type SchemaObject,
} from '../contract/readContract';
import { findRowSchema, listFields } from './describeCollections';

/** Every object below a value, except examples. */
const listObjects = (value: unknown, place: string): [place: string, value: SchemaObject][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value)
        .filter(([name]) => name !== 'examples')
        .flatMap(([name, entry]) => listObjects(entry, Array.isArray(value) ? place : `${place} ${name}`))
        .concat([[place.trim(), value as SchemaObject]]);

/** Everything that a contract gives a name to. */
const listNames = (contract: OwnContract): string[] => [
  ...(contract.tags ?? []).map(({ name }) => `The tag ${name}`),
  ...Object.entries(contract.components ?? {}).flatMap(([section, entries]) =>
    Object.keys(entries).map((name) => `components.${section}.${name}`),
  ),
  ...Object.entries(contract.paths ?? {}).flatMap(([path, { 'x-resource': resource }]) => [
    `The path ${path}`,
    ...(resource ? [`The resource ${resource.name}`] : []),
  ]),
  ...listOperations(contract).map(({ operation }) => `The operation ${operation.operationId}`),
];

/** Sentences about everything in own.yaml from which no collection can be generated. */
export const findProblems = (own: OwnContract, ours: Contract): string[] => {
  const contract = readContract(own, ours);
  const [ourNames, allNames] = [listNames(ours), listNames(contract)];
  const clashes = listNames(own)
    .filter((name) => ourNames.includes(name))
    .map((name) => `${name} is already in openapi.yaml.`);
  const objects = [...listObjects(own.paths, ''), ...listObjects(own.components, 'components')];
  const references = objects.flatMap(([place, { $ref, 'x-reference': target }]) => {
    const missing = [
      typeof $ref === 'string' && resolveIn(contract, { $ref }) === undefined && $ref,
      target && !allNames.includes(`The resource ${target}`) && `the resource ${target}`,
    ].filter(Boolean);
    return missing.map((name) => `${place} refers to ${name}, which does not exist.`);
  });
  if (references.length > 0) return [...clashes, ...references];
  const calls = listOperations(own)
    .filter(({ operation }) => !operation.security)
    .map(({ verb, path }) => `${verb.toUpperCase()} ${path} does not say who may call it: add \`security\`.`);
  const lists = Object.entries(own.paths ?? {}).flatMap(([path, { get, 'x-resource': resource }]) => {
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
