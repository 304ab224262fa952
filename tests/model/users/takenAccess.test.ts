import { expect, it } from 'vitest';
import { noServices, type ServiceKey } from '../../../src/model/dic-services/services';
import { isNothing, returnPlan, takenWith, takenWithout } from '../../../src/model/users/takenAccess';

const access = (wasActive: boolean, ...services: ServiceKey[]) => ({ wasActive, services });
const nothing = access(false);

it.each([
  ['all of it', access(true, 'financial'), nothing, access(true, 'financial'), nothing],
  [
    'only what is missing',
    access(true, 'financial', 'ai_hub'),
    access(true, 'ai_hub'),
    access(false, 'financial'),
    access(true, 'ai_hub'),
  ],
  [
    'nothing that is there again',
    access(true, 'ai_hub'),
    access(true, 'ai_hub'),
    nothing,
    access(true, 'ai_hub'),
  ],
  ['nothing that was off before', access(false, 'financial'), nothing, access(false, 'financial'), nothing],
  [
    'nothing beyond it, and says what else is on',
    access(true, 'financial'),
    access(false, 'code_hub'),
    access(true, 'financial'),
    access(false, 'code_hub'),
  ],
  ['no service where none was taken', access(true), access(false, 'code_hub'), access(true), nothing],
])('what is given back is %s', (_, taken, now, gives, changed) => {
  const services = { ...noServices, ...Object.fromEntries(now.services.map((key) => [key, true])) };
  expect(returnPlan(taken, { isActive: now.wasActive, services })).toEqual({ gives, changed });
});

it('what is taken at several times adds up, and goes as it is given', () => {
  const taken = takenWith(takenWith(nothing, { wasActive: true }), { services: ['ai_hub'] });
  const more = takenWith(taken, { wasActive: false, services: ['financial'] });
  expect(more).toEqual(access(true, 'financial', 'ai_hub'));
  const less = takenWithout(more, { services: ['financial', 'code_hub'] });
  expect(less).toEqual(access(true, 'ai_hub'));
  expect(isNothing(takenWithout(less, less))).toBe(true);
});
