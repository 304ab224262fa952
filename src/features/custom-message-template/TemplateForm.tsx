import { useRefusal } from '../../api/useNotifyError';
import { FormDialog } from '../../ui/form/FormDialog';
import { TemplateInputs } from './TemplateInputs';

const empty = { name: '', body: '', template: null };
const saveFailed = () => 'customMessageTemplate.saveFailed';

interface TemplateFormProps {
  kind: 'add' | 'edit';
  onClose: () => void;
}

/** The dialog of a new template, or of one that is there. */
export const TemplateForm = ({ kind, onClose }: TemplateFormProps) => (
  <FormDialog
    size="lg"
    title={`customMessageTemplate.modal.${kind}`}
    submit={`customMessageTemplate.submit.${kind}`}
    busy="customMessageTemplate.saving"
    saved={`customMessageTemplate.saved.${kind}`}
    defaultValues={empty}
    onRefused={useRefusal('saveTemplate')}
    invalid={saveFailed}
    onClose={onClose}
  >
    <TemplateInputs />
  </FormDialog>
);
