import { useRefusal } from '../../api/useNotifyError';
import { FormDialog } from '../../ui/form/FormDialog';
import { Create } from '../../ui/views';
import { GooglePlayInputs } from './GooglePlayInputs';

const empty = { url: '', version: '', must_update: false };

export const GooglePlayCreate = ({ onClose }: { onClose: () => void }) => (
  <Create>
    <FormDialog
      title="googlePlay.dialog.add"
      submit="googlePlay.submitAdd"
      busy="action.saving"
      saved="googlePlay.added"
      defaultValues={empty}
      onRefused={useRefusal('saveGooglePlayUrl')}
      onClose={onClose}
    >
      <GooglePlayInputs />
    </FormDialog>
  </Create>
);
