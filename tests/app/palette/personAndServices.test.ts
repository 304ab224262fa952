import { expect, it } from 'vitest';
import { personAndServices } from '../../../src/app/palette/personAndServices';

const services = [
  ['business_hub', 'BusinessHub'],
  ['business_intelligence', 'Business Intelligence'],
  ['ai_hub', 'AI Hub'],
] as const;

it.each([
  ['kovac business', 'kovac', ['business_hub', 'business_intelligence']],
  ['kovac bi', 'kovac', ['business_intelligence']],
  ['Kovac BH', 'Kovac', ['business_hub']],
  ['ana  kovac ai hub', 'ana kovac', ['ai_hub']],
  ['ana.kovac@example.com business int', 'ana.kovac@example.com', ['business_intelligence']],
])('"%s" is "%s" and %j', (typed, person, keys) => {
  expect(personAndServices(typed, services)).toEqual({ person, services: keys });
});

it.each(['', 'kovac', 'business', 'ana kovac', 'kovac usines'])(
  '"%s" names no service of anybody',
  (typed) => {
    expect(personAndServices(typed, services)).toBeNull();
  },
);
