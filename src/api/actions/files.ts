import { parseWebUrl } from '../../model/text';
import { HttpError } from '../HttpError';
import { ignoreStatus } from '../responses';

/** Sends no token, because the URL itself grants access. */
const load = async (url: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(url, init).catch((error: unknown) => {
    throw init.signal?.aborted ? error : new HttpError(0, null, 'network');
  });
  if (!response.ok) throw new HttpError(response.status);
  return response;
};

/** Larger files are left to the browser, which streams them to disk. */
const maxBytes = 200_000_000;
/** Browsers allow a new tab for about five seconds after a click. */
const headerTimeoutMs = 4000;

const templateTimeoutMs = 15_000;
const maxCharacters = 2_000_000;

export const fileActions = {
  /** `type` overrides the server's content type. */
  fetchBlob: async (url: string, type: string, signal: AbortSignal): Promise<Blob> =>
    new Blob([await (await load(url, { signal })).arrayBuffer()], { type }),

  fetchTextPreview: async (url: string, limit: number, signal: AbortSignal) => {
    const headers = { range: `bytes=0-${limit - 1}` };
    // An empty file cannot satisfy a byte range.
    const response = await ignoreStatus(load(url, { signal, headers }), 416);
    const bytes = new Uint8Array((await response?.arrayBuffer()) ?? []);
    const range = /\/(\d+)$/.exec(response?.headers.get('content-range') ?? '');
    const total = Number(range?.[1] ?? bytes.byteLength);
    return { text: decodeText(bytes.subarray(0, limit)), isComplete: total <= limit };
  },

  /** Null when CORS forbids it, the headers take too long or the file is too large. */
  fetchCrossOriginFile: async (url: string): Promise<Blob | null> => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), headerTimeoutMs);
    try {
      const response = await load(url, { signal: controller.signal });
      clearTimeout(timer);
      if (Number(response.headers.get('content-length')) <= maxBytes) return await response.blob();
      controller.abort();
      return null;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  },

  fetchTemplate: async (url: string, signal?: AbortSignal): Promise<string> => {
    if (!parseWebUrl(url)) throw new HttpError(0, null, 'format');
    const timeout = AbortSignal.timeout(templateTimeoutMs);
    const anySignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const response = await load(url, { credentials: 'omit', signal: anySignal }).catch((error: unknown) => {
      throw timeout.aborted && !signal?.aborted ? new HttpError(0, null, 'timeout') : error;
    });
    return (await response.text()).slice(0, maxCharacters);
  },
};

const decodeText = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
