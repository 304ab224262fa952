import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser, useAuth } from '../../auth/useAuth';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { isInactive } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { useNextStep } from '../../auth/useNextStep';
import { isSocialProvider, type SocialProvider } from '../../model/sign-in/socialLink';
import { paths } from '../../paths';

interface SocialCallbackPageProps {
  urlParams: Readonly<Partial<Record<string, string>>>;
}

/** /social-auth-callback: finishes a sign-in that an identity provider vouches for (spec 1 §2). */
export const SocialCallbackPage = ({ urlParams }: SocialCallbackPageProps) => {
  const t = useTranslate();
  const email = useUser()?.email ?? '';
  const { isAsking, goOn, stay } = useSocialSignIn(urlParams['type'], urlParams['access_token']);
  return (
    <Stack sx={{ gap: 5, py: 8, alignItems: 'center', textAlign: 'center' }}>
      <title>{t('shell.title', { page: t('social.page') })}</title>
      <CircularProgress aria-hidden />
      <Typography component="h1" variant="h2">
        <output>{t('social.processing')}</output>
      </Typography>
      <ConfirmDialog
        open={isAsking}
        title="social.replace.title"
        message="social.replace.message"
        confirm="social.replace.confirm"
        cancel="social.replace.cancel"
        args={{ email, provider: urlParams['type'] ?? '' }}
        onConfirm={goOn}
        onCancel={stay}
      />
    </Stack>
  );
};

/** Once; asks first where it would replace a session that this tab did not mean to leave (decisions §4 "Social sign-in"). */
const useSocialSignIn = (provider: string | undefined, token: string | undefined) => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const follow = useNextStep();
  const notifyError = useNotifyError();
  const hasBegun = useRef(false);
  const [isAsking, setAsking] = useState(false);

  const refuse = async (message: string) => {
    notify(message, { type: 'error' });
    await navigate(paths.login, { replace: true });
  };

  const signIn = async (via: SocialProvider, vouched: string): Promise<void> => {
    try {
      const next = await auth.socialSignIn(via, vouched);
      if (await follow(next, { message: 'social.success' })) return;
      await refuse(next.step === 'inactive' ? 'signIn.inactive.text' : 'social.failed');
    } catch (error) {
      if (isInactive(error)) return refuse('signIn.inactive.text');
      notifyError('socialSignIn', error);
      await navigate(paths.login, { replace: true });
    }
  };

  /** `isMeant`: the user was asked and goes on. */
  const run = async (isMeant: boolean): Promise<void> => {
    // A reload comes without both.
    if (provider !== undefined && !isSocialProvider(provider)) return refuse('signIn.invalidProvider');
    if (!provider || !token) return refuse('social.notAuthenticated');
    if (!isMeant && auth.isSocialUnexpected(provider)) return setAsking(true);
    await signIn(provider, token);
  };

  const begin = useEffectEvent(() => run(false));
  useEffect(() => {
    // The provider's token counts once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, []);

  return {
    isAsking,
    goOn: async () => {
      await run(true);
      setAsking(false);
    },
    stay: () => void navigate(paths.home, { replace: true }),
  };
};
