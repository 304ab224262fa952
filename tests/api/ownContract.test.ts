import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { describeResources, getKind } from '../../src/build/describeResources';
import { findProblems } from '../../src/build/findProblems';
import { readContract, readOurs, type OwnContract, type SchemaObject } from '../../src/contract/readContract';

const ours = readOurs();

/** A collection of pets; `changes` replaces parts of its text. */
const readPets = (...changes: readonly (readonly [string, string])[]): OwnContract => {
  const text = changes.reduce((all, [part, other]) => all.replace(part, other), contract);
  return load(text) as OwnContract;
};

const contract = `
components:
  schemas:
    Pet:
      type: object
      properties:
        id: { type: integer }
        name: { type: string, maxLength: 50 }
        service: { type: [integer, 'null'], x-reference: dic-services }
paths:
  /api/pets/:
    x-resource: { name: pets, recordRepresentation: name }
    get:
      operationId: listPets
      security: [{ bearerAuth: [] }]
      parameters:
        - { name: search, in: query, x-fields: [name], schema: { type: string } }
        - { name: ordering, in: query, schema: { enum: [name, -name] } }
        - { name: service, in: query, schema: { type: integer } }
        - { name: page, in: query, schema: { type: integer } }
      responses:
        '200':
          content:
            application/json:
              schema: { properties: { results: { type: array, items: { $ref: '#/components/schemas/Pet' } } } }
  /api/pets/{id}/:
    delete:
      operationId: deletePet
      security: [{ bearerAuth: [staff] }]
      responses: { '204': { description: Deleted. } }
`;

const findPetProblems = (...changes: readonly (readonly [string, string])[]) =>
  findProblems(readPets(...changes), ours);

it('accepts a collection and says what it found', () => {
  expect(findPetProblems()).toEqual([]);
  const own = readPets();
  const pets = describeResources(readContract(own, ours), own).find(({ name }) => name === 'pets');
  expect(pets?.found).toBe('pets: list, delete; searched by name; filtered by service; sorted by name');
  expect(pets?.collection.filters).toMatchObject([
    { source: 'service', kind: 'reference', reference: { reference: 'dic-services' } },
  ]);
});

it.each([
  [['results:', 'rows:'], 'GET /api/pets/ returns no `results`, so pets has no list.'],
  [['schemas/Pet', 'schemas/Dog'], 'refers to #/components/schemas/Dog, which does not exist.'],
  [
    ['x-reference: dic-services', 'x-reference: owners'],
    'refers to the resource owners, which does not exist.',
  ],
  [
    ['security: [{ bearerAuth: [staff] }]', ''],
    'DELETE /api/pets/{id}/ does not say who may call it: add `security`.',
  ],
  [
    ['recordRepresentation: name', 'recordRepresentation: title'],
    'The rows of /api/pets/ have no field title.',
  ],
  [['/api/pets/:', '/api/project/:'], 'The path /api/project/ is already in openapi.yaml.'],
  [['    Pet:', '    User:'], 'components.schemas.User is already in openapi.yaml.'],
  [
    ['operationId: listPets', 'operationId: listUsers'],
    'The operation listUsers is already in openapi.yaml.',
  ],
  [['name: pets', 'name: users'], 'The resource users is already in openapi.yaml.'],
] as const)('rejects %s', (change, sentence) => {
  expect(findPetProblems(change)).toContainEqual(expect.stringContaining(sentence));
});

it('rejects two fields of one name', () => {
  expect(() => readPets(['name: { type: string, maxLength: 50 }', 'id: { type: string }'])).toThrow(
    'duplicated mapping key (8:9)',
  );
});

it.each([
  ['text', { type: 'string', maxLength: 200 }],
  ['longText', { type: ['string', 'null'], maxLength: 201 }],
  ['number', { type: ['integer', 'null'] }],
  ['reference', { type: 'integer', 'x-reference': 'buildings' }],
  ['choice', { type: 'string', enum: ['a', 'b'] }],
  ['picture', { type: 'string', format: 'uri', contentMediaType: 'image/*' }],
  ['uri', { type: 'string', format: 'uri', maxLength: 500 }],
  ['binary', { type: 'string', format: 'binary' }],
  ['date-time', { type: 'string', format: 'date-time' }],
  ['json', { type: 'array' }],
] satisfies [string, SchemaObject][])('shows as %s: %o', (kind, field) => {
  expect(getKind(field)).toBe(kind);
});
