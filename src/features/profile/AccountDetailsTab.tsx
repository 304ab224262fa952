import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { LoadFailure } from '../../ui/layout/LoadFailure';
import { visuallyHidden } from '../../ui/layout/visuallyHidden';
import { ProfileForm } from './ProfileForm';
import { useProfile } from './useProfile';

const AuthenticatorDialog = lazy(() => import('./AuthenticatorDialog'));

interface AccountDetailsTabProps {
  /** The second factor has become another one. */
  onFactorChanged: () => void;
  offer: ReactNode;
}

/** What the portal knows of the user, and what they may change (spec 1 §2 "Profile page" 1). */
export const AccountDetailsTab = ({ onFactorChanged, offer }: AccountDetailsTabProps) => {
  const t = useTranslate();
  const { account, failure } = useProfile();
  const [isSettingUp, setSettingUp] = useState(false);
  return (
    <Stack sx={({ widths }) => ({ gap: 6, maxWidth: widths.form })}>
      <div>
        <Typography variant="h2">{t('profile.heading.account')}</Typography>
        <Typography color="textSecondary">{t('profile.account.line')}</Typography>
      </div>
      {failure && <LoadFailure {...failure} />}
      {!account && !failure && <DetailsSkeleton label={t('profile.account.loading')} />}
      {offer}
      {account && (
        <Card sx={{ p: { xs: 4, sm: 6 } }}>
          <ProfileForm
            account={account}
            onSetUp={() => setSettingUp(true)}
            onFactorChanged={onFactorChanged}
          />
        </Card>
      )}
      {isSettingUp && (
        <Suspense fallback={null}>
          <AuthenticatorDialog
            title="profile.authenticator.setUp"
            isNew
            canCopy
            onClose={() => setSettingUp(false)}
            onProven={onFactorChanged}
          />
        </Suspense>
      )}
    </Stack>
  );
};

const DetailsSkeleton = ({ label }: { label: string }) => (
  <Card sx={{ p: { xs: 4, sm: 6 } }}>
    <Box component="output" sx={visuallyHidden}>
      {label}
    </Box>
    <Skeleton variant="circular" width={88} height={88} />
    {['email', 'joined', 'title', 'first', 'last', 'method'].map((field) => (
      <Skeleton key={field} variant="rounded" height={40} sx={{ mt: 6 }} />
    ))}
  </Card>
);
