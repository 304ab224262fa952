/** References point into `schemas` of generated/requests.ts. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** `staff` includes superusers; `user` is any signed-in user. */
export type Who = 'open' | 'user' | 'staff' | 'superuser';

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: JsonSchema;
  'x-superuser-for-others'?: boolean;
}

/** Role, parameters and body of an operation. */
export interface Request {
  who: Who;
  parameters: readonly Parameter[];
  body: {
    required: boolean;
    /** By media type. */
    content: Readonly<Record<string, JsonSchema>>;
  } | null;
  /** The fields of the body, in any media type. */
  fields: Readonly<Record<string, JsonSchema>>;
}
