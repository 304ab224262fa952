interface Claim {
  isShared: boolean;
  isHeld: boolean;
  start: () => void;
}

type Task = (lock: object | null) => unknown;
interface Options {
  mode?: 'exclusive' | 'shared';
  signal?: AbortSignal;
  ifAvailable?: boolean;
}

/** Fakes the Web Locks of a browser, which Node lacks: grants them in order, shared ones together. */
export const fakeLocks = () => {
  const queues = new Map<string, Claim[]>();
  const getQueue = (name: string) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };
  const grant = (name: string) => {
    const queue = getQueue(name);
    for (const [index, claim] of queue.entries()) {
      if (index > 0 && !(claim.isShared && queue.slice(0, index).every((before) => before.isShared))) return;
      if (!claim.isHeld) {
        claim.isHeld = true;
        claim.start();
      }
    }
  };
  const release = (name: string, claim: Claim) => {
    const queue = getQueue(name);
    if (!queue.includes(claim)) return;
    queue.splice(queue.indexOf(claim), 1);
    grant(name);
  };
  const claim = (name: string, { mode, signal }: Options, task: Task): Promise<unknown> =>
    new Promise((done, reject) => {
      const newClaim: Claim = {
        isShared: mode === 'shared',
        isHeld: false,
        start: () => {
          const hold = async () => {
            done(await task({}));
            release(name, newClaim);
          };
          void hold();
        },
      };
      signal?.addEventListener('abort', () => {
        if (newClaim.isHeld) return;
        release(name, newClaim);
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
      getQueue(name).push(newClaim);
      queueMicrotask(() => grant(name));
    });
  const request = async (name: string, options: Options | Task, task: Task = () => {}) => {
    if (typeof options === 'function') return claim(name, {}, options);
    return options.ifAvailable && getQueue(name).length > 0 ? task(null) : claim(name, options, task);
  };
  const query = async () => ({
    held: [...queues].flatMap(([name, queue]) => queue.filter(({ isHeld }) => isHeld).map(() => ({ name }))),
  });
  return { locks: { request, query } };
};
