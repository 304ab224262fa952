import type { ReactElement } from 'react';
import { Show, SimpleShowLayout, useResourceContext, useShowContext } from 'react-admin';
import { getCollection, getKind } from '../../model/collection';
import { GeneratedField } from './fields';
import { useLabels } from './labels';
import { LoadError, queryOptions } from './LoadError';

interface CollectionShowProps {
  /** Fields of one's own by name, in their place or at the end; null leaves the field out. */
  fields?: Record<string, ReactElement | null>;
}

/** A record of a collection in own.yaml. */
export const CollectionShow = ({ fields: own = {} }: CollectionShowProps) => {
  const { fields } = getCollection(useResourceContext() ?? '');
  const { getLabel } = useLabels();
  const generated = Object.entries(fields)
    .filter(([source, field]) => source !== 'id' && getKind(field) !== 'other')
    .map(
      ([source, field]) =>
        [
          source,
          <GeneratedField key={source} source={source} label={getLabel(source, field)} field={field} />,
        ] as const,
    );
  return (
    <Show error={<ShowError />} queryOptions={queryOptions}>
      <SimpleShowLayout>{Object.values({ ...Object.fromEntries(generated), ...own })}</SimpleShowLayout>
    </Show>
  );
};

const ShowError = () => <LoadError {...useShowContext()} />;
