/** Description of a field, from the keywords of its schema. */
export interface CollectionField {
  type?: string;
  format?: string;
  title?: string;
  enum?: readonly (string | number)[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  contentMediaType?: string;
  nullable?: true;
  /** Resource whose id the field holds. */
  'x-reference'?: string;
}

type Fields = Readonly<Record<string, CollectionField>>;

/** A resource of own.yaml, as far as its generated screens need it. */
export interface Collection {
  /** English name in both numbers, for languages without a message. */
  title: string;
  fields: Fields;
  create: Fields;
  edit: Fields;
  filters: Fields;
  sortable: readonly string[];
  /** Fields that the search reads; empty if the contract names none, absent without a search. */
  searched?: readonly string[];
}
