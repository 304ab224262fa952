import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldSentences } from '../../api/errors';
import { useTellFailure } from '../../api/useTellFailure';
import { useAuth } from '../../auth/useAuth';
import { useNextStep } from '../../auth/useNextStep';
import { wishOf } from '../../model/afterSignIn';
import type { ResetFields } from '../../model/recoveryForm';
import { paths } from '../../paths';
import { useSubmission } from '../../ui/useSubmission';
import { useTellDone } from './useTellDone';

const names = ['email', 'password_reset_code', 'new_password', 'confirm_new_password'] as const;

/**
 * Sets a new password by a code and signs in with it (spec 1 §4 "Forgot password", decisions §4 "After a
 * reset by code"). `refuse` is told what the server says of single fields.
 */
export const useReset = (refuse: (sentences: Partial<ResetFields>) => void) => {
  const auth = useAuth();
  const notify = useNotify();
  const tellDone = useTellDone();
  const navigate = useNavigate();
  const follow = useNextStep();
  const tellFailure = useTellFailure();
  const { busy, wait, submit } = useSubmission();
  const state: unknown = useLocation().state;

  /** Answers whether it led on; why not is no matter, since the password is set. */
  const signIn = async (email: string, password: string): Promise<boolean> => {
    try {
      const next = await auth.signIn(email, password);
      return await follow(next, { told: 'signIn.success', known: { email, password } });
    } catch {
      return false;
    }
  };

  const reset = (fields: ResetFields) =>
    submit(
      async () => {
        const [email, code] = [fields.email.trim(), fields.password_reset_code.trim()];
        tellDone(await auth.resetByCode({ ...fields, email, password_reset_code: code }));
        auth.makeRoom();
        if (await signIn(email, fields.new_password)) return;
        notify('recovery.signInFailed', { type: 'error' });
        await navigate(paths.login, { replace: true, state: wishOf(state) });
      },
      (error) => {
        const sentences = fieldSentences(error, names);
        refuse(sentences);
        return tellFailure('resetByCode', error, Object.values(sentences));
      },
    );

  return { reset, busy, wait };
};
