import type { ReactElement } from 'react';
import type { CollectionField } from '../../model/collection';

/** Components of one's own by field, in its place or at the end; null leaves the field out. */
export type OwnComponents = Readonly<Record<string, ReactElement | null>>;

export const withOwn = (
  fields: Readonly<Record<string, CollectionField>>,
  render: (source: string, field: CollectionField) => ReactElement,
  own: OwnComponents = {},
) =>
  Object.values({
    ...Object.fromEntries(Object.entries(fields).map(([source, field]) => [source, render(source, field)])),
    ...own,
  });
