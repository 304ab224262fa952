import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useUser } from '../../auth/useAuth';
import { includesAuthenticator, getMfaType } from '../../model/profile/profile';
import type { MfaType } from '../../model/users/user';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { MfaMethod } from './MfaMethod';
import { PasswordForm } from './PasswordForm';
import { useProfile } from './useProfile';
import { lazyPart } from '../../ui/loading/lazyCode';

const AuthenticatorDialog = lazyPart(() => import('./AuthenticatorDialog'));

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

interface SecurityTabProps {
  onFactorChanged: () => void;
  sessionsAlert: ReactNode;
  /** Focuses the password form. */
  shouldFocusPassword: boolean;
}

/** Shows the user of the session until the profile is loaded (spec 1 §2 "Profile page" 2). */
export const SecurityTab = ({ onFactorChanged, sessionsAlert, shouldFocusPassword }: SecurityTabProps) => {
  const t = useTranslate();
  const sessionUser = useUser();
  const { account, failure } = useProfile();
  const [chosenType, setChosenType] = useState<MfaType | null>(null);
  const [dialog, setDialog] = useState<'changed' | 'new' | null>(null);
  const user = account ?? sessionUser;
  if (!user) return null;

  const onChosen = (type: MfaType) => {
    setChosenType(type);
    if (includesAuthenticator(type)) setDialog('changed');
  };
  const current = getMfaType(user);
  const pending =
    chosenType && includesAuthenticator(chosenType) && chosenType !== current ? chosenType : null;

  const needsSetup = includesAuthenticator(pending ?? current);

  return (
    <Stack sx={{ gap: 6 }}>
      <Typography variant="h2">{t('profile.heading.security')}</Typography>
      {failure && <LoadFailure {...failure} />}
      <Box sx={columns}>
        <Stack sx={{ gap: 6 }}>
          <MfaMethod current={current} pending={pending} onChoose={onChosen} onChange={onFactorChanged} />
          {sessionsAlert}
          {needsSetup && (
            <Card component="section" sx={{ p: { xs: 4, sm: 6 } }}>
              <StepHeading step={t('profile.mfa.step')} title={t('profile.mfa.setUp')} />
              <Typography variant="body2" color="textSecondary" sx={{ mt: 2, mb: 4 }}>
                {t('profile.mfa.setUpHelp')}
              </Typography>
              <Button variant="outlined" onClick={() => setDialog('new')}>
                {t('profile.mfa.generate')}
              </Button>
            </Card>
          )}
        </Stack>
        <Card component="section" sx={{ p: { xs: 4, sm: 6 } }}>
          {/* Numbered only if there is a first step. */}
          <StepHeading
            step={needsSetup ? t('profile.password.step') : null}
            title={t('profile.password.title')}
          />
          <Box sx={{ mt: 2 }}>
            <PasswordForm user={user} shouldFocus={shouldFocusPassword} />
          </Box>
        </Card>
      </Box>
      {dialog && (
        <AuthenticatorDialog
          title="profile.authenticator.scan"
          isNew={dialog === 'new'}
          onClose={() => setDialog(null)}
          onVerified={onFactorChanged}
        />
      )}
    </Stack>
  );
};

const StepHeading = ({ step, title }: { step: string | null; title: string }) => (
  <Typography variant="h3">
    {step !== null && (
      <Box component="span" sx={{ color: 'primary.main' }}>
        {step}{' '}
      </Box>
    )}
    {title}
  </Typography>
);
