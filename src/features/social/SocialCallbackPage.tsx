import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser, useAuth } from '../../auth/useAuth';
import { describeError, isInactive } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { useNotifyError } from '../../api/useNotifyError';
import { useFollowStep } from '../../auth/useFollowStep';
import { otherProviders, isSocialProvider } from '../../model/sign-in/socialLink';
import { paths } from '../../paths';
import { lazyPart, pickExport } from '../../ui/loading/lazyCode';
import { CardHeading } from '../../ui/page/CardHeading';
import { QuietLink } from '../../ui/page/QuietLink';

const ConfirmDialog = lazyPart(() =>
  import('../../ui/dialogs/ConfirmDialog').then(pickExport('ConfirmDialog')),
);
const LoadFailure = lazyPart(() => import('../../ui/loading/LoadFailure').then(pickExport('LoadFailure')));

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
  const { isConfirming, confirm, cancel, throttling, retry } = useSocialSignIn(
    urlParams['type'],
    urlParams['access_token'],
  );
  if (throttling) {
    const { text, ...facts } = describeError(t, 'socialSignIn', throttling.error);
    return (
      <Stack sx={{ gap: 5 }}>
        <CardHeading title={t('social.page')} />
        <LoadFailure {...facts} isBusy={false} onRetry={retry}>
          {text}
        </LoadFailure>
        <QuietLink to={paths.login}>{t('signIn.back')}</QuietLink>
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 5, py: 8, alignItems: 'center', textAlign: 'center' }}>
      <title>{t('shell.title', { page: t('social.page') })}</title>
      <CircularProgress aria-hidden />
      <Typography component="h1" variant="h2">
        <output>{t('social.processing')}</output>
      </Typography>
      {isConfirming && (
        <ConfirmDialog
          open
          title={`social.${question}.title`}
          message={`social.${question}.message`}
          confirm={`social.${question}.confirm`}
          cancel={`social.${question}.cancel`}
          args={{ email: email ?? '', provider: urlParams['type'] ?? '' }}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
    </Stack>
  );
};

export default SocialCallbackPage;

/** Asks before it signs in unless this tab started the social sign-in (decisions §2 "Social sign-in"). */
const useSocialSignIn = (provider: string | undefined, token: string | undefined) => {
  const { signIn } = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const follow = useFollowStep();
  const notifyError = useNotifyError();
  const hasStarted = useRef(false);
  const [isConfirming, setConfirming] = useState(false);
  const [throttling, setThrottling] = useState<{ error: HttpError; isAllowed: boolean } | null>(null);

  const rejectLink = async (message: string) => {
    notify(message, { type: 'error' });
    await navigate(paths.login, { replace: true });
  };

  const isProviderOffered = async (name: string) =>
    isSocialProvider(name) || otherProviders(await signIn.socialLinks(), location.origin).includes(name);

  const run = async (isConfirmed: boolean): Promise<void> => {
    let isAllowed = isConfirmed;
    try {
      if (!provider || !(await isProviderOffered(provider)))
        return await rejectLink('signIn.invalidProvider');
      if (!token) return await rejectLink('social.notAuthenticated');
      if (!isAllowed && signIn.isSocialUnexpected(provider)) return setConfirming(true);
      isAllowed = true;
      return await follow(await signIn.withSocial(provider, token), { success: 'social.success' });
    } catch (error) {
      if (isInactive(error)) return rejectLink('signIn.inactive.text');
      // The token has not been used, so a retry is possible.
      if (error instanceof HttpError && error.status === 429 && error.retryAfter !== null)
        return setThrottling({ error, isAllowed });
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
    throttling,
    retry: () => {
      setThrottling(null);
      void run(throttling?.isAllowed ?? false);
    },
    cancel: () => void navigate(paths.home, { replace: true }),
  };
};
