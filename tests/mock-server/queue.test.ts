import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createQueue, QueueFullError } from '../../mock-server/queue';

/** Jobs that end when the test resolves them. */
const pendingWork = () => {
  const running: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => running.push(() => resolve('done')));
  return { running, work };
};

it('runs jobs up to its limit, queues a limited number in order, and rejects the rest', async () => {
  const { running, work } = pendingWork();
  const queue = createQueue(2, 1);
  const first = [queue.run(work), queue.run(work)];
  const third = queue.run(work);
  await expect(queue.run(work)).rejects.toThrow(QueueFullError);
  expect(running).toHaveLength(2);
  running[0]?.();
  await first[0];
  await turn();
  expect(running).toHaveLength(3);
  for (const end of running) end();
  expect(await third).toBe('done');
  expect(await first[1]).toBe('done');
});

it('continues after a failed job', async () => {
  const queue = createQueue(1, 1);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(() => Promise.resolve(1))).toBe(1);
});
