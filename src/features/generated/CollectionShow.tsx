import { Show, SimpleShowLayout, useShowContext } from 'react-admin';
import { useCollection, withOwn, type OwnComponents } from './collection';
import { GeneratedField } from './fields';
import { LoadError, queryOptions } from './LoadError';

/** A record of a collection in own.yaml. */
export const CollectionShow = ({ fields: own }: { fields?: OwnComponents }) => (
  <Show error={<LoadError useQuery={useShowContext} />} queryOptions={queryOptions}>
    <SimpleShowLayout>
      {withOwn(
        useCollection().fields,
        (field) => (
          <GeneratedField key={field.source} {...field} />
        ),
        own,
      )}
    </SimpleShowLayout>
  </Show>
);
