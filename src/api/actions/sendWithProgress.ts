import { HttpError } from '../HttpError';
import type { Transport } from '../http';

const stallMs = 60_000;

/** Reports upload progress (0 to 1), unlike `fetch`, and times out after a minute without any. */
export const sendWithProgress =
  (onProgress: (share: number) => void): Transport =>
  (url, { method = 'GET', headers, body, signal, credentials }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let stall: ReturnType<typeof setTimeout> | undefined;
      const cleanUp = () => {
        clearTimeout(stall);
        signal?.removeEventListener('abort', cancel);
      };
      const fail = (error: Error) => {
        cleanUp();
        request.abort();
        reject(error);
      };
      const cancel = () => fail(new DOMException('The upload was cancelled.', 'AbortError'));
      const restartStallTimer = () => {
        clearTimeout(stall);
        stall = setTimeout(() => fail(new HttpError(0, null, 'timeout')), stallMs);
      };
      if (signal?.aborted) return cancel();
      signal?.addEventListener('abort', cancel);
      request.open(method, url);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        restartStallTimer();
        if (lengthComputable && total > 0) onProgress(Math.min(1, loaded / total));
      });
      request.addEventListener('error', () => fail(new HttpError(0, null, 'network')));
      request.addEventListener('load', () => {
        cleanUp();
        resolve(toResponse(request));
      });
      restartStallTimer();
      // `fetch` also accepts streams, which the portal never sends.
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });

const toResponse = (request: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const name of ['date', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  return new Response(request.responseText || null, { status: request.status, headers });
};
