import { useState } from 'react';
import { getRequiredProof } from './proofErrors';
import { ProofCancelled } from '../../api/HttpError';
import type { ProofValues, ProofField } from '../../model/profile/profile';
import { lazyPart } from '../../ui/loading/lazyCode';

const ProofDialog = lazyPart(() => import('./ProofDialog'));

interface ProofRequest {
  requiredFields: readonly ProofField[];
  send: (proof: ProofValues) => Promise<void>;
  onError: (error: unknown) => void;
  onClose: () => void;
}

/**
 * Makes a call, and repeats it with the proof that a 403 asks for; rejects with ProofCancelled if the user cancels.
 * `dialog` must not be inside a form, because its submit event would reach that form.
 */
export const useWithProof = () => {
  const [proofRequest, setProofRequest] = useState<ProofRequest | null>(null);
  const withProof = async <Result,>(call: (proof: ProofValues) => Promise<Result>): Promise<Result> => {
    try {
      return await call({});
    } catch (error) {
      const requiredFields = getRequiredProof(error);
      if (!requiredFields) throw error;
      const result = new Promise<Result>((resolve, reject) => {
        const send = async (proof: ProofValues) => resolve(await call(proof));
        const onClose = () => reject(new ProofCancelled(error));
        setProofRequest({ requiredFields, send, onError: reject, onClose });
      });
      return result.finally(() => setProofRequest(null));
    }
  };
  const dialog = proofRequest && <ProofDialog {...proofRequest} />;
  return { withProof, dialog };
};
