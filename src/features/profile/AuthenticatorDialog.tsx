import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import { useData } from '../../api/useData';
import { useQueryFailure } from '../../api/useQueryFailure';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { useCopy } from '../../ui/useCopy';
import { AuthenticatorCodeInput } from './AuthenticatorCodeInput';
import { useHandleSessionEnd } from './useProfile';
import type { AuthenticatorSetup } from '../../api/actions/profile';
import { visuallyHidden } from '../../ui/styles';

interface AuthenticatorDialogProps {
  title: string;
  /** False when the dialog follows a change of the method. */
  isNew?: boolean;
  /** Offers to copy the otpauth URL, for an authenticator on the same device. */
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
  const handleSessionEnd = useHandleSessionEnd();
  const [secretNumber, setSecretNumber] = useState(0);
  const query = useQuery({
    queryKey: ['authenticatorSetup', secretNumber],
    queryFn: async ({ signal }) => {
      try {
        return await data.regenerateAuthenticatorSecret(signal);
      } catch (error) {
        handleSessionEnd(error);
        throw error;
      }
    },
    networkMode: 'always',
    // Never refetched, because every call creates a new secret.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const call = isNew || secretNumber > 0 ? 'profile.authenticator.generateFailed' : 'fetchAuthenticator';
  const failure = useQueryFailure(call, query);
  return {
    setup: query.data ?? null,
    failure: query.isFetching ? null : failure,
    isLoading: query.isFetching,
    /** Invalidates the current secret. */
    generate: () => (query.error ? void query.refetch() : setSecretNumber(secretNumber + 1)),
  };
};

export default AuthenticatorDialog;

const size = 208;
/** As long as a real URL, so that the blurred code looks real. */
const placeholderUrl =
  'otpauth://totp/hidden?secret=NOTHINGISHEREUNTILITISSHOWN&issuer=hidden&algorithm=SHA1';

/** Shows a blurred placeholder until the user reveals the secret. */
const QrCode = ({ setup }: { setup: AuthenticatorSetup | null }) => {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const shown = isShown ? setup : null;
  return (
    <Box aria-busy={setup === null} sx={{ display: 'grid', justifyItems: 'center', gap: 3 }}>
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          borderRadius: 2,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {shown ? (
          <QRCodeSVG value={shown.url} size={size} marginSize={4} title={t('profile.authenticator.qrCode')} />
        ) : (
          <Box aria-hidden sx={{ display: 'flex', filter: 'blur(8px)', opacity: setup ? 1 : 0.3 }}>
            <QRCodeSVG value={placeholderUrl} size={size} marginSize={4} />
          </Box>
        )}
      </Box>
      {setup && !shown && <span style={visuallyHidden}>{t('profile.authenticator.hidden')}</span>}
      {setup ? (
        <Button variant="outlined" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'profile.authenticator.hide' : 'profile.authenticator.show')}
        </Button>
      ) : (
        <Typography component="output" color="textSecondary">
          {t('profile.authenticator.loading')}
        </Typography>
      )}
      {shown && <ManualCode code={shown.manualCode} />}
    </Box>
  );
};

const ManualCode = ({ code }: { code: string }) => {
  const t = useTranslate();
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography variant="caption" color="textSecondary">
        {t('profile.authenticator.manualCode')}
      </Typography>
      <Typography
        sx={{ fontFamily: 'monospace', letterSpacing: '0.08em', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {code}
      </Typography>
    </Box>
  );
};
