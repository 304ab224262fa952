import { useSaveContext, type RaRecord } from 'ra-core';
import { useWithProof } from '../../proof/useWithProof';
import type { UserFormValues } from './userForms';

/** Saves in the surrounding Edit; the server asks for a proof where the email or password is the caller's own. */
export const useSaveWithProof = (bodyOf: (typed: UserFormValues) => object) => {
  const view = useSaveContext();
  const { withProof, dialog } = useWithProof();
  const save = (values: object) =>
    withProof(
      (proof) =>
        new Promise<RaRecord>((resolve, reject) => {
          const transform = (typed: UserFormValues) => ({ ...bodyOf(typed), ...proof });
          void view.save?.(values, { onSuccess: resolve, onError: reject, transform });
        }),
    );
  return { save, dialog };
};
