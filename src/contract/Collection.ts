/** The keywords of a field's schema that its screens use. */
export interface CollectionField {
  readonly [keyword: string]: unknown;
  type?: string | readonly string[];
  format?: string;
  title?: string;
  enum?: readonly (string | number)[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  contentMediaType?: string;
  /** Resource whose id the field holds. */
  'x-reference'?: string;
}

type Fields = Readonly<Record<string, CollectionField>>;

/** A resource of own.yaml, as far as its generated screens need it. */
export interface Collection {
  fields: Fields;
  create: Fields;
  edit: Fields;
  filters: Fields;
  sort: { field: string; order: 'ASC' | 'DESC' };
  sortable: readonly string[];
  /** Fields that the search reads; empty if the contract names none, absent without a search. */
  searched?: readonly string[];
}
