import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../support/client';
import { lenientContractViolation } from '../support/conformance';

export type Json = Record<string, unknown>;

interface Options {
  query?: Record<string, string | number | boolean>;
  /** A FormData is sent as multipart, anything else as JSON. */
  body?: unknown;
  /** The statuses that the specification allows; any 2xx by default. */
  status?: number | readonly number[];
}

/** Calls one operation and resolves with its body. Rejects with a Deviation if the response is not as specified. */
export type Call = (method: string, path: string, options?: Options) => Promise<Json>;

/** A difference between a server and the specification. */
export class Deviation extends Error {
  constructor(
    message: string,
    readonly request?: string,
    readonly answer?: string,
  ) {
    super(message);
  }
}

/** Why a check could not be run on this server. */
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

export const callerAt = (origin: string, token?: string): Call => {
  // The client's own check is off, because a Deviation also needs the request.
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

/** Polls for at most five seconds. */
export const waitUntil = async (sentence: string, ask: () => Promise<boolean>): Promise<void> => {
  const timeout = AbortSignal.timeout(5000);
  while (!(await ask())) {
    if (timeout.aborted) throw new Deviation(sentence);
    await wait(100);
  }
};
