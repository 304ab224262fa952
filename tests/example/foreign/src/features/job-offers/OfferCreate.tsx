import { TextInput } from 'react-admin';
import { CollectionCreate } from '../generated/CollectionForm';

/** The generated form with one input of its own. */
const inputs = { position: <TextInput key="position" source="position" helperText="Seen by everybody" /> };

const OfferCreate = () => <CollectionCreate inputs={inputs} />;

export default OfferCreate;
