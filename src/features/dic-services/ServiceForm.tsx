import { useTranslate } from 'ra-core';
import { useUser } from '../../auth/useAuth';
import { emptyService } from '../../model/dic-services/catalogueService';
import { SaveButton } from '../../ui/form/FormButtons';
import { RecordForm } from '../../ui/form/RecordForm';
import { UnsavedForm } from '../../ui/form/UnsavedForm';
import { DeleteServiceButton } from './DeleteServiceButton';
import { FormActions } from './FormActions';
import { ServiceInputs } from './ServiceInputs';
import { useLeaveToServices } from './useLeaveToServices';
import { useServiceRefusal } from './useServiceSaving';

const invalid = (names: readonly string[]) =>
  names.includes('name') || names.includes('code_name')
    ? 'dicServices.namesRequired'
    : 'dicServices.urlRequired';

/** The form of a new service, or of the one around it (spec 2 §2.2). */
export const ServiceForm = ({ kind }: { kind: 'create' | 'edit' }) => {
  const t = useTranslate();
  const user = useUser();
  const leave = useLeaveToServices();
  return (
    <RecordForm
      label={t(`dicServices.page.${kind}.title`)}
      saved={`dicServices.page.${kind}.saved`}
      onSaved={() => void leave()}
      onRefused={useServiceRefusal('saveService')}
      invalid={invalid}
      defaultValues={emptyService}
    >
      <ServiceInputs />
      <FormActions deletion={kind === 'edit' && <DeleteServiceButton />}>
        <SaveButton label={`dicServices.page.${kind}.submit`} busyLabel={`dicServices.page.${kind}.busy`} />
      </FormActions>
      <UnsavedForm userId={user?.user_id ?? 0} />
    </RecordForm>
  );
};
