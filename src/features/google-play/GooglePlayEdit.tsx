import { useRefusal } from '../../api/useNotifyError';
import { FormDialog } from '../../ui/form/FormDialog';
import { Edit } from '../../ui/views';
import { GooglePlayInputs } from './GooglePlayInputs';

export const GooglePlayEdit = ({ onClose }: { onClose: () => void }) => (
  <Edit>
    <FormDialog
      title="googlePlay.dialog.edit"
      submit="googlePlay.submitEdit"
      busy="googlePlay.saving"
      saved="googlePlay.updated"
      onRefused={useRefusal('saveGooglePlayUrl')}
      onClose={onClose}
    >
      <GooglePlayInputs />
    </FormDialog>
  </Edit>
);
