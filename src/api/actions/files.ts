import { webAddress } from '../../model/text';
import { HttpError } from '../HttpError';

/** A file at an address of its own, which is its permission: no token goes there. */
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

/** Beyond these a file is left to the browser, which writes it to the disk as it arrives. */
const mostBytes = 200_000_000;
/** A new tab may be opened for about five seconds after a click. */
const headersMs = 4000;

const templateTimeoutMs = 15_000;
const mostCharacters = 2_000_000;

/** Files by their own addresses, outside of the API. All reject with HttpError. */
export const fileActions = {
  /** `type` is what the browser is to take the bytes for; what the server calls them does not count. */
  fileBytes: async (address: string, type: string, signal: AbortSignal): Promise<Blob> =>
    new Blob([await (await load(address, { signal })).arrayBuffer()], { type }),

  /** The first `limit` bytes of a file as text, and whether that is all of it. */
  fileText: async (
    address: string,
    limit: number,
    signal: AbortSignal,
  ): Promise<{ text: string; isWhole: boolean }> => {
    const headers = { range: `bytes=0-${limit - 1}` };
    const response = await load(address, { signal, headers }).catch((error: unknown) => {
      // An empty file has no first byte.
      if (error instanceof HttpError && error.status === 416) return new Response('');
      throw error;
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const range = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
    const total = Number(range?.[1] ?? bytes.byteLength);
    return { text: decodeText(bytes.subarray(0, limit)), isWhole: total <= limit };
  },

  /**
   * A file of another origin, to be saved under its name; null where that origin lets no page read it, does
   * not answer soon, or has too much of it.
   */
  foreignFile: async (address: string): Promise<Blob | null> => {
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
  },

  /** The text of a message template's file, from http(s) alone. */
  templateText: async (address: string, signal?: AbortSignal): Promise<string> => {
    if (!webAddress(address)) throw new HttpError(0, null, 'format');
    const timeout = AbortSignal.timeout(templateTimeoutMs);
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const response = await load(address, { credentials: 'omit', signal: either }).catch((error: unknown) => {
      throw timeout.aborted && !signal?.aborted ? new HttpError(0, null, 'timeout') : error;
    });
    return (await response.text()).slice(0, mostCharacters);
  },
};

/**
 * The text in bytes of an unknown encoding: UTF-8, or UTF-16 where a byte order mark says so; anything
 * else is taken for Western European, as older programs write it. A letter that is cut off at the end is
 * left out.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
