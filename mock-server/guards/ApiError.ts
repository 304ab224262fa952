import { toMessage, message, type Message, type MessageLike } from '../messages/message';

export type FieldErrors = Record<string, Message[]>;

/** Fields for the client's code, in addition to the messages for its users. */
interface ErrorDetails {
  code?: string;
  success?: false;
  rows?: readonly object[];
}

export class ApiError extends Error {
  readonly body: object;

  constructor(
    readonly status: number,
    messages: Record<string, Message | Message[]>,
    details: ErrorDetails = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(`${status}`);
    this.body = { ...messages, ...details };
  }
}

export const badRequest = (messages: Record<string, Message | Message[]>, details?: ErrorDetails) =>
  new ApiError(400, messages, details);

export const validationError = (errors: FieldErrors): ApiError | undefined =>
  Object.keys(errors).length > 0 ? badRequest(errors) : undefined;

export const throwIfInvalid = (errors: FieldErrors): void => {
  const error = validationError(errors);
  if (error) throw error;
};

/** Collects the error of each invalid field. */
export const collectFieldErrors = (
  fields: object,
  getError: (value: unknown, name: string) => MessageLike | false | undefined,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      const error = getError(value, name);
      return error ? [[name, [toMessage(error)]]] : [];
    }),
  );

export const fieldError = (field: string, text: MessageLike) => badRequest({ [field]: [toMessage(text)] });

/** Repeats the message in `detail`, where the portal's edit screens read it (spec 2 §8). */
export const invalidField = (field: string, text: MessageLike) =>
  badRequest({ [field]: [toMessage(text)], detail: toMessage(text) });

/** The portal detects an ended session by this message (spec 1 §8 Profile). */
export const invalidToken = (text: MessageLike = 'Given token not valid for any token type') =>
  new ApiError(
    401,
    { detail: toMessage(text) },
    { code: 'token_not_valid' },
    { 'WWW-Authenticate': 'Bearer realm="api"' },
  );

export const notSignedIn = () => invalidToken('Authentication credentials were not provided.');

export const forbidden = (text: MessageLike = 'You do not have permission to perform this action.') =>
  new ApiError(403, { detail: toMessage(text) });

export const notFound = (text: MessageLike = 'Not found.') => new ApiError(404, { detail: toMessage(text) });

export const requireFound = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw notFound();
  return row;
};

export const tooManyRequests = (
  seconds: number,
  detail = message('Request was throttled. Expected available in {seconds} seconds.', { seconds }),
) => new ApiError(429, { detail }, {}, { 'Retry-After': String(seconds) });
