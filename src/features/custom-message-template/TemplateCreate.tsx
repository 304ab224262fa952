import { CreateBase } from 'ra-core';
import { TemplateDialog } from './TemplateInputs';

export const TemplateCreate = ({ onClose }: { onClose: () => void }) => (
  <CreateBase redirect={false} disableAuthentication>
    <TemplateDialog kind="add" onClose={onClose} />
  </CreateBase>
);
