import { useQuery } from '@tanstack/react-query';
import type { SheetCells } from '../../../model/users/userSheetRows';
import { trustedScriptUrl } from '../../../ui/trusted';
import { fetchOnce } from '../account/usersCache';
import { getUserSheetType } from './userSheet';
import type { SheetFile } from './worker';
// oxlint-disable-next-line import/default -- Vite resolves it to a URL
import workerUrl from './worker?worker&url';

const timeoutMs = 20_000;

/** Resolves to null for unreadable files. */
const readCells = async (file: File, signal: AbortSignal): Promise<SheetCells | null> => {
  const type = getUserSheetType(file.name);
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!type || !bytes) return null;
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const cells = await new Promise<SheetCells | null>((resolve) => {
    const giveUp = () => resolve(null);
    setTimeout(giveUp, timeoutMs);
    signal.addEventListener('abort', giveUp);
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<SheetCells | null>) => resolve(data));
    worker.postMessage({ bytes, type } satisfies SheetFile, [bytes]);
  });
  worker.terminate();
  return cells;
};

/** Without Worker support there is no preview; the server validates the file anyway. */
export const useUserSheet = (file: File | null) =>
  useQuery({
    queryKey: ['userSheet', file?.name, file?.size, file?.lastModified],
    queryFn: ({ signal }) => file && readCells(file, signal),
    enabled: file !== null && typeof Worker !== 'undefined',
    ...fetchOnce,
  });
