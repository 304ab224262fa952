import { useSaveRecord } from '../../../ui/form/RecordForm';
import { useWithProof } from '../../proof/useWithProof';
import type { UserFormValues } from './userForms';

/** Saves with the surrounding Edit and asks for a proof when users change their own email or password. */
export const useSaveWithProof = (getBody: (typed: UserFormValues) => object) => {
  const saveRecord = useSaveRecord();
  const { withProof, dialog } = useWithProof();
  const save = (values: object) =>
    withProof((proof) =>
      saveRecord(values, { transform: (typed: UserFormValues) => ({ ...getBody(typed), ...proof }) }),
    );
  return { save, dialog };
};
