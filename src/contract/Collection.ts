import type { SortPayload } from 'ra-core';

/** The contract's keywords for what a field of a request accepts. */
export interface Constraints {
  required?: true;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  enum?: readonly unknown[];
}

/** How a field is shown and typed in: by its format, or else by its type. */
export type Kind =
  | ('date' | 'date-time' | 'email' | 'uri' | 'binary')
  | ('reference' | 'choice' | 'picture' | 'boolean' | 'number' | 'text' | 'longText' | 'json');

export interface CollectionField extends Constraints {
  source: string;
  kind: Kind;
  label: string;
  default?: unknown;
  isNullable?: true;
  accept?: Record<string, []>;
  choices?: { id: string | number; name: string }[];
  /** The resource whose id the field holds, and whether its list can be searched. */
  reference?: { reference: string; sort: SortPayload };
  isSearchable?: true;
}

/** A resource of own.yaml, as its generated screens need it. */
export interface Collection extends Record<
  'fields' | 'filters' | 'create' | 'edit',
  readonly CollectionField[]
> {
  sort: SortPayload;
  sortable: readonly string[];
  /** Fields that the search reads, all if it names none; absent without a search. */
  searched?: readonly string[];
}
