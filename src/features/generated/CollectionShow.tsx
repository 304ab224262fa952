import { Show, SimpleShowLayout, ShowContext } from 'react-admin';
import { useFields, withOwn, type OwnComponents } from './collection';
import { GeneratedField } from './fields';
import { withLoadError } from './LoadError';

/** A record of a collection in own.yaml. */
export const CollectionShow = ({ fields: own }: { fields?: OwnComponents }) => (
  <Show {...withLoadError(ShowContext)}>
    <SimpleShowLayout>{withOwn(useFields('fields'), GeneratedField, own)}</SimpleShowLayout>
  </Show>
);
