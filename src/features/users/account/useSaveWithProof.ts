import { useSaveContext, type RaRecord } from 'ra-core';
import { useWithProof } from '../../proof/useWithProof';
import type { UserFormValues } from './userForms';

/** Saves in the surrounding Edit, with a proof for a change of one's own email or password. */
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
