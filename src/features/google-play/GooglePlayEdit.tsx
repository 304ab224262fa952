import { useRefusal } from '../../api/useNotifyError';
import { FormDialog } from '../../ui/form/FormDialog';
import { Edit } from '../../ui/views';
import { GooglePlayInputs } from './GooglePlayInputs';

export const GooglePlayEdit = ({ onClose }: { onClose: () => void }) => (
  <Edit>
    <FormDialog
      title="googlePlay.dialog.edit"
      submit="action.update"
      busy="action.saving"
      saved="googlePlay.updated"
      onRefused={useRefusal('saveGooglePlayUrl')}
      onClose={onClose}
    >
      <GooglePlayInputs />
    </FormDialog>
  </Edit>
);
