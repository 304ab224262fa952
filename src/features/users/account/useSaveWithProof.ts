import { useSaveContext, type RaRecord } from 'ra-core';
import { useWithProof } from '../../proof/useWithProof';
import type { UserFormValues } from './userForms';

/** Saves with the surrounding Edit and asks for a proof when users change their own email or password. */
export const useSaveWithProof = (getBody: (typed: UserFormValues) => object) => {
  const saveContext = useSaveContext();
  const { withProof, dialog } = useWithProof();
  const save = (values: object) =>
    withProof(
      (proof) =>
        new Promise<RaRecord>((resolve, reject) => {
          const transform = (typed: UserFormValues) => ({ ...getBody(typed), ...proof });
          void saveContext.save?.(values, { onSuccess: resolve, onError: reject, transform });
        }),
    );
  return { save, dialog };
};
