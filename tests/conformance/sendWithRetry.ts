import { setTimeout as wait } from 'node:timers/promises';
import { SkippedError } from './Deviation';

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

const longestWaitS = 90;

const readSeconds = ({ headers, text }: Answer): number | undefined => {
  const retryAfter = headers.get('retry-after') ?? /available in (\d+) seconds?/.exec(text)?.[1];
  return retryAfter !== undefined && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
};

/** Repeats a throttled request after the time in the 429. Rejects with SkippedError if that is too long. */
export const sendWithRetry = async <A extends Answer>(send: () => Promise<A>): Promise<A> => {
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await send();
    if (answer.status !== 429) return answer;
    const seconds = readSeconds(answer) ?? 2 ** turn;
    if (seconds > longestWaitS) throw new SkippedError(`the server throttles for ${seconds} seconds`);
    await wait(seconds * 1000);
  }
  throw new SkippedError('the server throttles again and again');
};
