import { useResourceContext, useTranslate } from 'ra-core';
import type { CollectionField } from '../../model/collection';

const toWords = (name: string) =>
  name.replaceAll(/[-_]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Labels from the message files, else from the contract, else the names in words. */
export const useLabels = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const find = (key: string, text: string) => translate(`resources.${resource}.${key}`, { _: text });
  return {
    getLabel: (source: string, { title = toWords(source) }: CollectionField) =>
      find(`fields.${source}`, title),
    getChoices: (source: string, { enum: choices = [] }: CollectionField) =>
      choices.map((id) => ({ id, name: find(`values.${source}.${id}`, toWords(String(id))) })),
  };
};
