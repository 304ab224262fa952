import { toMessage, message, type Message, type MessageLike } from '../messages/message';

export type FieldErrors = Record<string, Message[]>;

/** What a client acts on, beside the sentences that it shows. */
interface Facts {
  code?: string;
  success?: false;
  rows?: readonly object[];
}

export class Refusal extends Error {
  readonly body: object;

  constructor(
    readonly status: number,
    sentences: Record<string, Message | Message[]>,
    facts: Facts = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(`${status}`);
    this.body = { ...sentences, ...facts };
  }
}

export const badRequest = (sentences: Record<string, Message | Message[]>, facts?: Facts) =>
  new Refusal(400, sentences, facts);

export const refusalOf = (errors: FieldErrors): Refusal | undefined =>
  Object.keys(errors).length > 0 ? badRequest(errors) : undefined;

/** The error of each field that has one. */
export const fieldErrorsOf = (
  fields: object,
  errorOf: (value: unknown, name: string) => MessageLike | false | undefined,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      const error = errorOf(value, name);
      return error ? [[name, [toMessage(error)]]] : [];
    }),
  );

export const fieldError = (field: string, text: MessageLike) => badRequest({ [field]: [toMessage(text)] });

/** Repeats the message in `detail`, where the portal's edit screens read it (spec 2 §8). */
export const refuseField = (field: string, text: MessageLike) =>
  badRequest({ [field]: [toMessage(text)], detail: toMessage(text) });

/** The portal detects an ended session by this message (spec 1 §8 Profile). */
export const invalidToken = (text: MessageLike = 'Given token not valid for any token type') =>
  new Refusal(
    401,
    { detail: toMessage(text) },
    { code: 'token_not_valid' },
    { 'WWW-Authenticate': 'Bearer realm="api"' },
  );

export const notSignedIn = () => invalidToken('Authentication credentials were not provided.');

export const forbidden = (text: MessageLike = 'You do not have permission to perform this action.') =>
  new Refusal(403, { detail: toMessage(text) });

export const notFound = (text: MessageLike = 'Not found.') => new Refusal(404, { detail: toMessage(text) });

export const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw notFound();
  return row;
};

export const throttled = (seconds: number) =>
  new Refusal(
    429,
    { detail: message('Request was throttled. Expected available in {seconds} seconds.', { seconds }) },
    {},
    { 'Retry-After': String(seconds) },
  );
