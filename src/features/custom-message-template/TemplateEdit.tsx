import { Edit } from '../../ui/views';
import { TemplateDialog } from './TemplateInputs';

export const TemplateEdit = ({ onClose }: { onClose: () => void }) => (
  <Edit>
    <TemplateDialog kind="edit" onClose={onClose} />
  </Edit>
);
