export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
    readonly headers: Record<string, string> = {},
  ) {
    super(`${status}`);
  }
}

export type FieldErrors = Record<string, string[]>;

export const badRequest = (body: Record<string, unknown>) => new Refusal(400, body);

export const refusalOf = (errors: FieldErrors): Refusal | undefined =>
  Object.keys(errors).length > 0 ? badRequest(errors) : undefined;

/** The error of each field that has one. */
export const fieldErrorsOf = (
  fields: object,
  errorOf: (value: unknown, name: string) => string | false | undefined,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      const error = errorOf(value, name);
      return error ? [[name, [error]]] : [];
    }),
  );

export const fieldError = (field: string, message: string) => badRequest({ [field]: [message] });

/** Repeats the message in `detail`, where the portal's edit screens read it (spec 2 §8). */
export const refuseField = (field: string, detail: string) => badRequest({ [field]: [detail], detail });

export const notSignedIn = () =>
  new Refusal(
    401,
    { detail: 'Authentication credentials were not provided.', code: 'token_not_valid' },
    { 'WWW-Authenticate': 'Bearer realm="api"' },
  );

/** The portal detects an ended session by this message (spec 1 §8 Profile). */
export const invalidToken = (detail = 'Given token not valid for any token type') =>
  new Refusal(401, { detail, code: 'token_not_valid' }, { 'WWW-Authenticate': 'Bearer realm="api"' });

export const forbidden = (detail = 'You do not have permission to perform this action.') =>
  new Refusal(403, { detail });

export const notFound = (detail = 'Not found.') => new Refusal(404, { detail });

export const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw notFound();
  return row;
};

export const throttled = (seconds: number) =>
  new Refusal(
    429,
    { detail: `Request was throttled. Expected available in ${seconds} seconds.` },
    { 'Retry-After': String(seconds) },
  );
