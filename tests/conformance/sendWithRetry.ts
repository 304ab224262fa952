import { setTimeout as wait } from 'node:timers/promises';
import { SkippedError } from './Deviation';

interface ThrottledResponse {
  status: number;
  headers: Headers;
  text: string;
}

const maxWaitS = 90;

const readRetryAfter = ({ headers, text }: ThrottledResponse): number | undefined => {
  const retryAfter = headers.get('retry-after') ?? /available in (\d+) seconds?/.exec(text)?.[1];
  return retryAfter !== undefined && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
};

/** Repeats a throttled request after the delay in the 429. Rejects with SkippedError if the delay is too long. */
export const sendWithRetry = async <R extends ThrottledResponse>(send: () => Promise<R>): Promise<R> => {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const response = await send();
    if (response.status !== 429) return response;
    const seconds = readRetryAfter(response) ?? 2 ** attempt;
    if (seconds > maxWaitS) throw new SkippedError(`the server throttles for ${seconds} seconds`);
    await wait(seconds * 1000);
  }
  throw new SkippedError('the server keeps throttling');
};
