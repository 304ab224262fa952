import { useEffect, useRef, useState } from 'react';
import { userSheetType } from './userSheet';
import { ownScript } from '../../../ui/trusted';
import type { WorkerRequest, WorkerResponse } from './worker';
// oxlint-disable-next-line import/default -- Vite resolves it to a URL
import workerUrl from './worker?worker&url';

const timeoutMs = 20_000;

type Reading =
  { state: 'none' } | { state: 'reading' } | { state: 'read'; cells: string[][] } | { state: 'unreadable' };

/** Without Worker support there is no preview; the server validates the file anyway. */
export const useUserSheet = () => {
  const [reading, setReading] = useState<Reading>({ state: 'none' });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const read = (file: File | null) => {
    stop.current();
    const type = file && userSheetType(file.name);
    if (!file || !type || typeof Worker === 'undefined') {
      setReading({ state: 'none' });
      return;
    }
    const worker = new Worker(ownScript(workerUrl), { type: 'module' });
    const end = (next: Reading) => {
      stop.current();
      setReading(next);
    };
    const timeout = setTimeout(() => end({ state: 'unreadable' }), timeoutMs);
    stop.current = () => {
      clearTimeout(timeout);
      worker.terminate();
    };
    setReading({ state: 'reading' });
    worker.addEventListener('error', () => end({ state: 'unreadable' }));
    worker.addEventListener('message', ({ data: { cells } }: MessageEvent<WorkerResponse>) =>
      end(cells ? { state: 'read', cells } : { state: 'unreadable' }),
    );
    file.arrayBuffer().then(
      (bytes) => worker.postMessage({ bytes, type } satisfies WorkerRequest, [bytes]),
      () => end({ state: 'unreadable' }),
    );
  };
  return { reading, read };
};
