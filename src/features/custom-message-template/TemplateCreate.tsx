import { CreateBase } from 'ra-core';
import { TemplateForm } from './TemplateForm';

export const TemplateCreate = ({ onClose }: { onClose: () => void }) => (
  <CreateBase redirect={false} disableAuthentication>
    <TemplateForm kind="add" onClose={onClose} />
  </CreateBase>
);
