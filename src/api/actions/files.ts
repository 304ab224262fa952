import { decodeText } from '../../model/decodeText';
import { HttpError } from '../HttpError';

const load = async (address: string, init: RequestInit): Promise<Response> => {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new HttpError(0, null, 'network');
  }
  if (!response.ok) throw new HttpError(response.status);
  return response;
};

/**
 * The bytes at a file's own address, which needs no token. `type` is what the browser is to take them
 * for; what the server calls them does not count.
 */
export const bytesOf = async (address: string, type: string, signal: AbortSignal): Promise<Blob> =>
  new Blob([await (await load(address, { signal })).arrayBuffer()], { type });

/** The first `limit` bytes of a file as text, and whether that is all of it. */
export const textStartOf = async (
  address: string,
  limit: number,
  signal: AbortSignal,
): Promise<{ text: string; isWhole: boolean }> => {
  const response = await load(address, { signal, headers: { range: `bytes=0-${limit - 1}` } }).catch(
    (error: unknown) => {
      // An empty file has no first byte.
      if (error instanceof HttpError && error.status === 416) return new Response('');
      throw error;
    },
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? bytes.byteLength);
  return { text: decodeText(bytes.subarray(0, limit)), isWhole: total <= limit };
};

/** Beyond these a file is left to the browser, which writes it to the disk as it arrives. */
const mostBytes = 200_000_000;
/** A new tab may be opened for about five seconds after a click. */
const headersMs = 4000;

/**
 * A file of another origin, to be saved under its name; null where that origin lets no page read it, does
 * not answer soon, or has too much of it.
 */
export const foreignFile = async (address: string): Promise<Blob | null> => {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), headersMs);
  try {
    const response = await load(address, { signal: patience.signal });
    clearTimeout(timer);
    if (Number(response.headers.get('content-length')) <= mostBytes) return await response.blob();
    patience.abort();
    return null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};
