import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../api/useData';
import { useQueryFailure } from '../../api/useNotifyError';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { useCopy } from '../../ui/useCopy';
import { AuthenticatorCodeInput } from './AuthenticatorCodeInput';
import { QrCode } from './QrCode';
import { useEndOfSession } from './useProfile';

interface AuthenticatorDialogProps {
  title: string;
  /** False when the dialog follows a change of the method. */
  isNew?: boolean;
  /** Offers to copy the otpauth address, for an authenticator on the same device. */
  canCopy?: boolean;
  onClose: () => void;
  onVerified: () => void;
}

const steps = ['step1', 'step2', 'step3', 'step4'] as const;

const AuthenticatorDialog = (props: AuthenticatorDialogProps) => {
  const { title, isNew = false, canCopy = false, onClose, onVerified } = props;
  const t = useTranslate();
  const { setup, failure, isLoading, generate } = useAuthenticatorSetup(isNew);
  const copy = useCopy('profile.authenticator.copied', 'profile.authenticator.copyFailed');
  return (
    <TitledDialog
      open
      onClose={onClose}
      title={t(title)}
      actions={
        <>
          {canCopy && (
            <Button color="inherit" disabled={!setup} onClick={() => void copy(setup?.url ?? '')}>
              {t('profile.authenticator.copy')}
            </Button>
          )}
          <Button variant="contained" onClick={onClose}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {setup && !setup.isFirst && (
          <Alert severity="info" variant="outlined" role="note">
            {t('profile.authenticator.inUse')}
          </Alert>
        )}
        <Box
          component="ol"
          sx={{ m: 0, paddingInlineStart: 5, display: 'grid', gap: 1, typography: 'body2' }}
        >
          {steps.map((step) => (
            <li key={step}>{t(`profile.authenticator.${step}`)}</li>
          ))}
        </Box>
        {failure ? <LoadFailure {...failure} /> : <QrCode key={setup?.url ?? ''} setup={setup} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Button variant="outlined" disabled={isLoading} onClick={generate}>
            {t('profile.mfa.generate')}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {t('profile.authenticator.generateHelp')}
          </Typography>
        </Box>
        {setup && (
          <AuthenticatorCodeInput
            key={`code ${setup.url}`}
            manualCode={setup.manualCode}
            onVerified={onVerified}
          />
        )}
      </Box>
    </TitledDialog>
  );
};

const useAuthenticatorSetup = (isNew: boolean) => {
  const data = useData();
  const endOfSession = useEndOfSession();
  const [secretNumber, setSecretNumber] = useState(0);
  const query = useQuery({
    queryKey: ['authenticatorSetup', secretNumber],
    queryFn: async ({ signal }) => {
      try {
        return await data.newAuthenticator(signal);
      } catch (error) {
        endOfSession(error);
        throw error;
      }
    },
    networkMode: 'always',
    // Every call creates a new secret, so nothing may refetch one.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const call = isNew || secretNumber > 0 ? 'generateAuthenticator' : 'fetchAuthenticator';
  const failure = useQueryFailure(call, query);
  return {
    setup: query.data ?? null,
    failure: query.isFetching ? null : failure,
    isLoading: query.isFetching,
    /** Voids the current secret. */
    generate: () => (query.error ? void query.refetch() : setSecretNumber(secretNumber + 1)),
  };
};

export default AuthenticatorDialog;
