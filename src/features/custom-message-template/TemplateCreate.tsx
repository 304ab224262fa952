import { Create } from '../../ui/views';
import { TemplateDialog } from './TemplateInputs';

export const TemplateCreate = ({ onClose }: { onClose: () => void }) => (
  <Create>
    <TemplateDialog kind="add" onClose={onClose} />
  </Create>
);
