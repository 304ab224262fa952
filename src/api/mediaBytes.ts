import { decodeText } from '../model/decodeText';
import { HttpError } from './HttpError';

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
