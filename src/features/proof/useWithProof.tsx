import { useState } from 'react';
import { getRequiredProof } from './proofErrors';
import { ProofCancelled } from '../../api/HttpError';
import type { Proof, ProofField } from '../../model/profile/profile';
import { lazyPart } from '../../ui/loading/lazyCode';

const ProofDialog = lazyPart(() => import('./ProofDialog'));

interface Question {
  required: readonly ProofField[];
  send: (proof: Proof) => Promise<void>;
  onFailed: (error: unknown) => void;
  onClose: () => void;
}

/**
 * Makes a call, and repeats it with the proof that a 403 asks for; rejects with ProofCancelled if the user cancels.
 * `dialog` must not be inside a form, because its submit event would reach that form.
 */
export const useWithProof = () => {
  const [question, setQuestion] = useState<Question | null>(null);
  const withProof = async <Answer,>(call: (proof: Proof) => Promise<Answer>): Promise<Answer> => {
    try {
      return await call({});
    } catch (error) {
      const required = getRequiredProof(error);
      if (!required) throw error;
      const answer = new Promise<Answer>((resolve, reject) => {
        const send = async (proof: Proof) => resolve(await call(proof));
        const onClose = () => reject(new ProofCancelled(error));
        setQuestion({ required, send, onFailed: reject, onClose });
      });
      return answer.finally(() => setQuestion(null));
    }
  };
  const dialog = question && <ProofDialog {...question} />;
  return { withProof, dialog };
};
