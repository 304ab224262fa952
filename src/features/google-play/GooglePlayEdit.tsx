import { EditBase, useRecordContext } from 'ra-core';
import { useRefusal } from '../../api/useNotifyError';
import type { GooglePlayUrl } from '../../model/google-play/googlePlayUrl';
import { FormDialog } from '../../ui/form/FormDialog';
import { shownElsewhere } from '../../ui/shownElsewhere';
import { GooglePlayInputs } from './GooglePlayInputs';

export const GooglePlayEdit = ({ onClose }: { onClose: () => void }) => (
  <EditBase
    id={useRecordContext<GooglePlayUrl>()?.id}
    mutationMode="pessimistic"
    redirect={false}
    disableAuthentication
    queryOptions={shownElsewhere}
  >
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
  </EditBase>
);
