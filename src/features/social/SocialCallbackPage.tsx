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
import { useFollowStep } from '../../auth/useFollowStep';
import { otherProviders, isSocialProvider } from '../../model/sign-in/socialLink';
import { paths } from '../../paths';

interface SocialCallbackPageProps {
  urlParams: Readonly<Partial<Record<string, string>>>;
}

/** /social-auth-callback (spec 1 §2). */
const SocialCallbackPage = ({ urlParams }: SocialCallbackPageProps) => {
  const t = useTranslate();
  const user = useUser();
  // Keeps the question while the sign-in that it allowed replaces the user.
  const [email] = useState(user?.email);
  const question = email === undefined ? 'start' : 'replace';
  const { isConfirming, confirm, cancel } = useSocialSignIn(urlParams['type'], urlParams['access_token']);
  return (
    <Stack sx={{ gap: 5, py: 8, alignItems: 'center', textAlign: 'center' }}>
      <title>{t('shell.title', { page: t('social.page') })}</title>
      <CircularProgress aria-hidden />
      <Typography component="h1" variant="h2">
        <output>{t('social.processing')}</output>
      </Typography>
      <ConfirmDialog
        open={isConfirming}
        title={`social.${question}.title`}
        message={`social.${question}.message`}
        confirm={`social.${question}.confirm`}
        cancel={`social.${question}.cancel`}
        args={{ email: email ?? '', provider: urlParams['type'] ?? '' }}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </Stack>
  );
};

export default SocialCallbackPage;

/** Asks before it signs in unless this tab started the social sign-in (decisions §4 "Social sign-in"). */
const useSocialSignIn = (provider: string | undefined, token: string | undefined) => {
  const { signIn } = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const follow = useFollowStep();
  const notifyError = useNotifyError();
  const hasStarted = useRef(false);
  const [isConfirming, setConfirming] = useState(false);

  const rejectLink = async (message: string) => {
    notify(message, { type: 'error' });
    await navigate(paths.login, { replace: true });
  };

  const isProviderOffered = async (name: string) =>
    isSocialProvider(name) || otherProviders(await signIn.socialLinks(), location.origin).includes(name);

  const run = async (isConfirmed: boolean): Promise<void> => {
    try {
      if (!provider || !(await isProviderOffered(provider)))
        return await rejectLink('signIn.invalidProvider');
      if (!token) return await rejectLink('social.notAuthenticated');
      if (!isConfirmed && signIn.isSocialUnexpected(provider)) return setConfirming(true);
      return await follow(await signIn.withSocial(provider, token), { success: 'social.success' });
    } catch (error) {
      if (isInactive(error)) return rejectLink('signIn.inactive.text');
      notifyError('socialSignIn', error);
      return navigate(paths.login, { replace: true });
    }
  };

  const start = useEffectEvent(() => run(false));
  useEffect(() => {
    // The provider's token works only once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start();
  }, []);

  return {
    isConfirming,
    confirm: async () => {
      await run(true);
      setConfirming(false);
    },
    cancel: () => void navigate(paths.home, { replace: true }),
  };
};
