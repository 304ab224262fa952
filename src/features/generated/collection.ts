import { useResourceContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import type { Collection, CollectionField } from '../../contract/Collection';
import { collections } from '../../contract/generated/collections';

const none: Collection = {
  sort: { field: 'id', order: 'ASC' },
  fields: [],
  filters: [],
  create: [],
  edit: [],
};

/** The resource of the screen, with labels from the message files, else from the contract. */
export const useCollection = (): Collection => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const find = (key: string, text: string) => translate(`resources.${resource}.${key}`, { _: text });
  const localize = ({ choices, ...field }: CollectionField) => ({
    ...field,
    label: find(`fields.${field.source}`, field.label),
    ...(choices && {
      choices: choices.map(({ id, name }) => ({ id, name: find(`values.${field.source}.${id}`, name) })),
    }),
  });
  const { fields, filters, create, edit, ...list } = collections[resource] ?? none;
  return {
    ...list,
    fields: fields.map(localize),
    filters: filters.map(localize),
    create: create.map(localize),
    edit: edit.map(localize),
  };
};

/** Components of one's own by field, in its place or at the end; null leaves the field out. */
export type OwnComponents = Readonly<Record<string, ReactElement | null>>;

export const withOwn = (
  fields: readonly CollectionField[],
  render: (field: CollectionField) => ReactElement,
  own: OwnComponents = {},
) => Object.values({ ...Object.fromEntries(fields.map((field) => [field.source, render(field)])), ...own });
