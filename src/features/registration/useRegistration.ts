import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldSentences } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import { useNextStep } from '../../auth/useNextStep';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import type { RegistrationFields } from './registrationForm';
import { paths } from '../../paths';
import { useSubmission } from '../../ui/form/useSubmission';

const names = ['email', 'last_name', 'password', 'confirm_password'] as const;

/**
 * Sends the sign-up form and goes on from its answer (decisions §4 "After registration"). `refuse` is
 * told what the server says of single fields.
 */
export const useRegistration = (refuse: (sentences: Partial<RegistrationFields>) => void) => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const follow = useNextStep();
  const notifyError = useNotifyError();
  const { busy, wait, submit } = useSubmission();
  const state: unknown = useLocation().state;

  const register = (fields: RegistrationFields) =>
    submit(
      async () => {
        const [email, last_name] = [fields.email.trim(), fields.last_name.trim()];
        const next = await auth.register({ ...fields, email, last_name });
        notify('registration.success', { type: 'success' });
        if (await follow(next, { known: { email, password: fields.password } })) return;
        await navigate(paths.login, { replace: true, state: returnToOf(state) });
      },
      (error) => {
        const sentences = fieldSentences(error, names);
        refuse(sentences);
        return notifyError('register', error, Object.values(sentences));
      },
    );

  return { register, busy, wait };
};
