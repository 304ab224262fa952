import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createQueue } from '../../mock-server/queue';

/** Work that ends when it is told to. */
const held = () => {
  const running: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => running.push(() => resolve('done')));
  return { running, work };
};

it('a queue runs so many at once, lets so many wait in order, and refuses the rest', async () => {
  const { running, work } = held();
  const queue = createQueue(2, 1, () => new Error('busy'));
  const first = [queue.run(work), queue.run(work)];
  const third = queue.run(work);
  await expect(queue.run(work)).rejects.toThrow('busy');
  expect(running).toHaveLength(2);
  running[0]?.();
  await first[0];
  await turn();
  expect(running).toHaveLength(3);
  for (const end of running) end();
  expect(await third).toBe('done');
  expect(await first[1]).toBe('done');
});

it('a queue goes on after work that failed', async () => {
  const queue = createQueue(1, 1, () => new Error('busy'));
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(() => Promise.resolve(1))).toBe(1);
});
