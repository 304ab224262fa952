import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isInactive } from '../../api/errors';
import { useTellFailure } from '../../api/useTellFailure';
import { useAuth } from '../../auth/useAuth';
import { useNextStep } from '../../auth/useNextStep';
import { isSocialProvider } from '../../model/socialLink';
import { paths } from '../../paths';

/**
 * Signs in with what the identity provider sent along, once, and goes where the answer leads; back to
 * /login with the reason where it leads nowhere.
 */
export const useSocialSignIn = (provider: string | undefined, token: string | undefined) => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const follow = useNextStep();
  const tellFailure = useTellFailure();
  const hasBegun = useRef(false);

  /** Answers whether it led on. Tells why where it did not. */
  const signIn = async (): Promise<boolean> => {
    const refuse = (message: string) => {
      notify(message, { type: 'error' });
      return false;
    };
    // A reload comes without both.
    if (provider !== undefined && !isSocialProvider(provider)) return refuse('signIn.invalidProvider');
    if (!provider || !token) return refuse('social.notAuthenticated');
    try {
      const next = await auth.socialSignIn(provider, token);
      if (await follow(next, { told: 'social.success' })) return true;
      return refuse(next.step === 'inactive' ? 'signIn.inactive.text' : 'social.failed');
    } catch (error) {
      if (isInactive(error)) return refuse('signIn.inactive.text');
      tellFailure('socialSignIn', error);
      return false;
    }
  };

  const run = useEffectEvent(async () => {
    if (!(await signIn())) await navigate(paths.login, { replace: true });
  });
  useEffect(() => {
    // The provider's token counts once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void run();
  }, []);
};
