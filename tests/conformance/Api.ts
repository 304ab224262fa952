import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../support/client';
import { lenientContractViolation } from '../support/conformance';

export type Json = Record<string, unknown>;

interface Options {
  query?: Record<string, string | number | boolean>;
  /** A FormData goes as multipart, anything else as JSON. */
  body?: unknown;
  /** The statuses that the specification allows; any 2xx where it is left out. */
  status?: number | readonly number[];
}

/** Calls one operation; resolves with its body. Rejects with a Deviation where the answer is not as specified. */
export type Call = (method: string, path: string, options?: Options) => Promise<Json>;

/** What a server does otherwise than the specification says. */
export class Deviation extends Error {
  constructor(
    message: string,
    readonly request?: string,
    readonly answer?: string,
  ) {
    super(message);
  }
}

/** Why something could not be tried on this server. */
export class NotTried extends Error {}

export const expectThat = (holds: boolean, sentence: string): void => {
  if (!holds) throw new Deviation(sentence);
};

const sentBody = (body: unknown): string => {
  if (!(body instanceof FormData)) return body === undefined ? '' : JSON.stringify(body);
  return JSON.stringify(
    Object.fromEntries([...body].map(([name, value]) => [name, value instanceof File ? value.name : value])),
  );
};

const secret = /("(?:access|refresh|password|[\w]*_password|otp_access|totp_access|token)": ?")[^"]*/g;
const shown = (text: string) => text.replaceAll(secret, '$1…').slice(0, 600);

/** Calls the server at `origin`, with that bearer token. */
export const callerAt = (origin: string, token?: string): Call => {
  // Whatever is wrong with an answer is told with its request, below.
  const client = createClient(origin, () => null);
  return async (method, path, { query = {}, body, status: expected } = {}) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const address = `${path}${search && `?${search}`}`;
    const request = shown(`${method} ${address} ${sentBody(body)}`.trim());
    const answer = await client(method, address, { body, token }).catch((error: unknown) => {
      throw new Deviation(`did not answer: ${String(error)}`, request);
    });
    const { status, text } = answer;
    const fail = (sentence: string) => {
      throw new Deviation(sentence, request, shown(`${status} ${text}`));
    };
    const wanted = expected === undefined ? null : [expected].flat();
    if (wanted ? !wanted.includes(status) : status < 200 || status > 299)
      fail(`answers ${status} where ${wanted?.join(' or ') ?? 'a success'} is expected`);
    const broken = lenientContractViolation(method, path, status, text);
    if (broken) fail(broken);
    return answer.body;
  };
};

/** Asks until it comes true, for at most five seconds. */
export const within = async (sentence: string, ask: () => Promise<boolean>): Promise<void> => {
  const patience = AbortSignal.timeout(5000);
  while (!(await ask())) {
    if (patience.aborted) throw new Deviation(sentence);
    await wait(100);
  }
};
