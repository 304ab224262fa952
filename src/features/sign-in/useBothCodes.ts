import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { codeStateOf } from '../../model/sign-in/codeScreen';
import { paths } from '../../paths';
import { habit } from './habit';
import { useCompleteSignIn } from './useCompleteSignIn';

/** The two steps of the combined flow. Both reject where their call fails. */
export const useBothCodes = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const arrive = useCompleteSignIn();
  const state: unknown = useLocation().state;
  const codeState = codeStateOf(state);

  /** Returns whether the code was taken. The second step is kept in the router's state, so a reload stays in it. */
  const verifyEmail = async (code: string): Promise<boolean> => {
    const next = await auth.verifyBothEmailCode(code, codeState.otpAccess);
    if (next.step === 'signedIn') await arrive('signIn.bothSuccess');
    else await habit.isOver();
    if (next.step === 'invalid') notify('signIn.bothUnexpected', { type: 'error' });
    if (next.step === 'authenticatorCode') {
      const { totpAccess, hint: totpMessage } = next;
      const second = { ...returnToOf(state), ...codeState, totpAccess, totpMessage, emailVerified: true };
      await navigate(paths.verifyBoth, { replace: true, state: second });
    }
    return next.step !== 'invalid';
  };

  const verifyAuthenticator = async (code: string): Promise<void> => {
    if (await auth.verifyAuthenticatorCode(code, codeState.totpAccess)) return arrive('signIn.bothSuccess');
    return notify('signIn.totpFailed', { type: 'error' });
  };

  return { verifyEmail, verifyAuthenticator };
};
