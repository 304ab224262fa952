import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isInactive } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { codeScreenOf } from '../../model/sign-in/codeScreen';
import type { NextStep } from '../../model/sign-in/signIn';
import { useSubmission } from '../../ui/form/useSubmission';

/** The password step: sends it, and goes to where its answer leads (spec 1 §4 "Login outcomes"). */
export const useSignIn = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const state: unknown = useLocation().state;
  const submission = useSubmission();
  const [isRefused, setRefused] = useState(false);

  const follow = async (next: NextStep, email: string, password: string) => {
    if (next.step === 'inactive') return setRefused(true);
    // Where to go then is the page's to draw: it sends on whoever is signed in.
    if (next.step === 'signedIn') return notify('signIn.success', { type: 'success' });
    const screen = codeScreenOf(next);
    if (!screen) return notify('signIn.invalidResponse', { type: 'error' });
    credentials.keep({ email, password });
    notify(screen.told, { type: 'info' });
    await navigate(screen.path, { state: { ...returnToOf(state), ...screen.state } });
  };

  const signIn = (email: string, password: string) =>
    submission.submit(
      async () => follow(await auth.signIn(email, password), email, password),
      (error) => {
        if (!isInactive(error)) return notifyError('signIn', error);
        setRefused(true);
        return null;
      },
    );

  return { ...submission, signIn, isRefused, forgetRefusal: () => setRefused(false) };
};
