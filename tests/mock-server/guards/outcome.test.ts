import type { Response } from 'express';
import { expect, it, vi } from 'vitest';
import { onOutcome, settleOutcome } from '../../../mock-server/guards/attempts';
import { badRequest, notSignedIn, throttled } from '../../../mock-server/guards/Refusal';

const settled = (failure?: unknown) => {
  const response = { locals: {} } as Response;
  const listener = vi.fn<(isRight: boolean) => void>();
  onOutcome(response, listener);
  settleOutcome(response, failure);
  return listener.mock.calls;
};

it.each([
  ['no failure', undefined, [[true]]],
  ['a refused value', badRequest({}), [[false]]],
  ['a refused person', notSignedIn(), [[false]]],
  ['a throttle', throttled(5), []],
  ["a failure of the server's own", new Error('disk full'), []],
])('an attempt that ends with %s is told %s', (_what, failure, calls) => {
  expect(settled(failure)).toEqual(calls);
});

it('an answer that nobody waits for is sent without a word', () => {
  for (const failure of [undefined, badRequest({})])
    expect(() => settleOutcome({ locals: {} } as Response, failure)).not.toThrow();
});
