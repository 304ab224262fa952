import {
  find,
  listOperations,
  listResources,
  readContract,
  type Contract,
  type OwnContract,
} from '../contract/readContract';
import { findRowSchema, listFields } from './describeResources';

/** Every reference below a value, except in examples: its place, and what it points to. */
const listReferences = (value: unknown, place: readonly string[] = []): [place: string, target: string][] =>
  Object.entries(value instanceof Object ? value : {}).flatMap(([name, entry]) => {
    if (name === '$ref') return [[place.join(' '), String(entry)]];
    if (name === 'x-reference') return [[place.join(' '), `the resource ${entry}`]];
    const steps = Array.isArray(value) ? place : [...place, name];
    return name === 'examples' ? [] : listReferences(entry, steps);
  });

/** Everything that a contract gives a name to. */
const listNames = (contract: OwnContract): string[] => [
  ...(contract.tags ?? []).map(({ name }) => `The tag ${name}`),
  ...Object.entries(contract.components ?? {}).flatMap(([section, entries]) =>
    Object.keys(entries).map((name) => `components.${section}.${name}`),
  ),
  ...Object.keys(contract.paths ?? {}).map((path) => `The path ${path}`),
  ...listResources(contract).map(({ resource }) => `The resource ${resource.name}`),
  ...listOperations(contract).map(({ operation }) => `The operation ${operation.operationId}`),
];

/** Sentences about everything in own.yaml from which no collection can be generated. */
export const findProblems = (own: OwnContract, ours: Contract): string[] => {
  const contract = readContract(own, ours);
  const ourNames = listNames(ours);
  const clashes = listNames(own)
    .filter((name) => ourNames.includes(name))
    .map((name) => `${name} is already in openapi.yaml.`);
  const resources = listResources(contract).map(({ resource }) => `the resource ${resource.name}`);
  const lost = listReferences({ ...own.paths, components: own.components })
    .filter(([, target]) => !resources.includes(target) && find(contract, { $ref: target }) === undefined)
    .map(([place, target]) => `${place} refers to ${target}, which does not exist.`);
  if (lost.length > 0) return [...clashes, ...lost];
  const calls = listOperations(own)
    .filter(({ operation }) => !operation.security)
    .map(({ verb, path }) => `${verb.toUpperCase()} ${path} does not say who may call it: add \`security\`.`);
  const lists = listResources(own).flatMap(({ path, item, resource }) => {
    const row = findRowSchema(contract, item.get);
    if (!row) return [`GET ${path} returns no \`results\`, so ${resource.name} has no list.`];
    const names = listFields(contract, row).map(([name]) => name);
    return ['id', resource.recordRepresentation]
      .filter((name) => !names.includes(name))
      .map((name) => `The rows of ${path} have no field ${name}.`);
  });
  return [...clashes, ...calls, ...lists];
};
