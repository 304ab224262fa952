import { Show, SimpleShowLayout, useResourceContext, useShowContext } from 'react-admin';
import { getCollection, type CollectionField } from '../../model/collection';
import { GeneratedField } from './fields';
import { useLabels } from './labels';
import { LoadError, queryOptions } from './LoadError';
import { withOwn, type OwnComponents } from './withOwn';

/** A record of a collection in own.yaml. */
export const CollectionShow = ({ fields: own }: { fields?: OwnComponents }) => {
  const { fields } = getCollection(useResourceContext() ?? '');
  const { getLabel } = useLabels();
  const render = (source: string, field: CollectionField) => (
    <GeneratedField key={source} source={source} label={getLabel(source, field)} field={field} />
  );
  return (
    <Show error={<ShowError />} queryOptions={queryOptions}>
      <SimpleShowLayout>{withOwn(fields, render, own)}</SimpleShowLayout>
    </Show>
  );
};

const ShowError = () => <LoadError {...useShowContext()} />;
