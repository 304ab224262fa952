import { useResourceContext, useTranslate } from 'ra-core';
import type { ComponentType, ReactElement } from 'react';
import type { CollectionField } from '../../contract/Collection';
import { collections } from '../../contract/generated/collections';

/** The fields of a screen, with labels from the message files, else from the contract. */
export const useFields = (screen: 'fields' | 'filters' | 'create' | 'edit'): CollectionField[] => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const find = (key: string, text: string) => translate(`resources.${resource}.${key}`, { _: text });
  return (collections[resource]?.[screen] ?? []).map(({ choices = [], ...field }) => ({
    ...field,
    label: find(`fields.${field.source}`, field.label),
    choices: choices.map(({ id, name }) => ({ id, name: find(`values.${field.source}.${id}`, name) })),
  }));
};

/** Components of one's own by field, in its place or at the end; null leaves the field out. */
export type OwnComponents = Readonly<Record<string, ReactElement | null>>;

export const withOwn = (
  fields: readonly CollectionField[],
  Field: ComponentType<CollectionField>,
  own: OwnComponents = {},
) => {
  const elements = fields.map((field) => [field.source, <Field key={field.source} {...field} />] as const);
  return Object.values({ ...Object.fromEntries(elements), ...own });
};
