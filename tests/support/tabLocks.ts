interface Claim {
  callback: () => Promise<unknown>;
  done: (value: unknown) => void;
}

/**
 * Web Locks of one browser, which node does not have: exclusive locks in the order in which they were
 * asked for. `crash` takes a lock from its holder as the browser does when that tab dies.
 */
export const tabLocks = () => {
  const queues = new Map<string, Claim[]>();
  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };
  const leave = (name: string, claim: Claim) => {
    const queue = queueOf(name);
    const place = queue.indexOf(claim);
    if (place < 0) return;
    queue.splice(place, 1);
    if (place === 0) start(name);
  };
  const start = (name: string) => {
    const [claim] = queueOf(name);
    if (!claim) return;
    const hold = async () => {
      claim.done(await claim.callback());
      leave(name, claim);
    };
    void hold();
  };
  const request = (
    name: string,
    { signal }: { signal: AbortSignal },
    callback: () => Promise<unknown>,
  ): Promise<unknown> =>
    new Promise((done, reject) => {
      const claim = { callback, done };
      const queue = queueOf(name);
      signal.addEventListener('abort', () => {
        if (queue[0] === claim) return;
        leave(name, claim);
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
      queue.push(claim);
      if (queue.length === 1) queueMicrotask(() => start(name));
    });
  const crash = (name: string) => {
    const [claim] = queueOf(name);
    if (claim) leave(name, claim);
  };
  return { locks: { request }, crash };
};
