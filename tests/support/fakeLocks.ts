interface Claim {
  isShared: boolean;
  isHeld: boolean;
  start: () => void;
}

type Task = () => unknown;
interface Options {
  mode?: 'exclusive' | 'shared';
  signal?: AbortSignal;
}

/** Web Locks of one browser, which Node does not have: granted in order, shared ones together. */
export const fakeLocks = () => {
  const queues = new Map<string, Claim[]>();
  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };
  const grant = (name: string) => {
    const queue = queueOf(name);
    for (const [place, claim] of queue.entries()) {
      if (place > 0 && !(claim.isShared && queue.slice(0, place).every((before) => before.isShared))) return;
      if (!claim.isHeld) {
        claim.isHeld = true;
        claim.start();
      }
    }
  };
  const leave = (name: string, claim: Claim) => {
    const queue = queueOf(name);
    if (!queue.includes(claim)) return;
    queue.splice(queue.indexOf(claim), 1);
    grant(name);
  };
  const claim = (name: string, { mode, signal }: Options, task: Task): Promise<unknown> =>
    new Promise((done, reject) => {
      const begun: Claim = {
        isShared: mode === 'shared',
        isHeld: false,
        start: () => {
          const hold = async () => {
            done(await task());
            leave(name, begun);
          };
          void hold();
        },
      };
      signal?.addEventListener('abort', () => {
        if (begun.isHeld) return;
        leave(name, begun);
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
      queueOf(name).push(begun);
      queueMicrotask(() => grant(name));
    });
  const request = (name: string, options: Options | Task, task?: Task) =>
    typeof options === 'function' ? claim(name, {}, options) : claim(name, options, task ?? (() => {}));
  const query = async () => ({
    held: [...queues].flatMap(([name, queue]) => queue.filter(({ isHeld }) => isHeld).map(() => ({ name }))),
  });
  return { locks: { request, query } };
};
