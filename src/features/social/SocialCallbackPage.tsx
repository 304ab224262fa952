import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useUser } from '../../auth/useAuth';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useSocialSignIn } from './useSocialSignIn';

interface SocialCallbackPageProps {
  carried: Readonly<Partial<Record<string, string>>>;
}

/** /social-auth-callback: finishes a sign-in that an identity provider vouches for (spec 1 §2). */
export const SocialCallbackPage = ({ carried }: SocialCallbackPageProps) => {
  const t = useTranslate();
  const email = useUser()?.email ?? '';
  const { isAsking, goOn, stay } = useSocialSignIn(carried['type'], carried['access_token']);
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
        args={{ email, provider: carried['type'] ?? '' }}
        onConfirm={goOn}
        onCancel={stay}
      />
    </Stack>
  );
};
