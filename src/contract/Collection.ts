/** The contract's keywords for what a field of a request accepts. */
export interface Constraints {
  required?: true;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
}

type FormatKind = 'day' | 'time' | 'email' | 'address' | 'file';

/** How a field is shown and typed in. */
export type Kind =
  FormatKind | 'reference' | 'choice' | 'picture' | 'boolean' | 'number' | 'text' | 'longText' | 'json';

interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

export interface CollectionField extends Constraints {
  source: string;
  kind: Kind;
  label: string;
  default?: unknown;
  isNullable?: true;
  isSortable?: true;
  /** Names the record, and opens it from the list. */
  isName?: true;
  step?: number;
  accept?: Record<string, []>;
  choices?: { id: string | number; name: string }[];
  /** The resource whose id the field holds, and whether its list can be searched. */
  reference?: { reference: string; sort: Sort };
  isSearchable?: true;
}

type Fields = readonly CollectionField[];

/** A resource of own.yaml, as its generated screens need it. */
export interface Collection {
  sort: Sort;
  /** Fields that the search reads, all if it names none; absent without a search. */
  searched?: readonly string[];
  fields: Fields;
  filters: Fields;
  create: Fields;
  edit: Fields;
}
