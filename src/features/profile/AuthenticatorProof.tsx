import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAuth } from '../../auth/useAuth';
import { isManualCode, proveCode, type Proof } from './totp';
import { LoadFailure } from '../../ui/layout/LoadFailure';
import { CodeInput } from './CodeInput';
import { useProof } from './useProof';

interface AuthenticatorProofProps {
  manualCode: string;
  onProven?: () => void;
}

const codeLength = 6;

/**
 * Takes one code of the new secret. What is wrong with it is computed here, against the server's clock:
 * this device's own may be off as well. A right one goes to the server, for which it counts from then on.
 */
export const AuthenticatorProof = ({ manualCode, onProven }: AuthenticatorProofProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const [code, setCode] = useState('');
  const [proof, setProof] = useState<Proof | null>(null);
  const { isChecking, failure, check } = useProof(() => {
    setProof({ verdict: 'right' });
    onProven?.();
  });
  if (!isManualCode(manualCode)) return null;

  const type = (typed: string) => {
    if (typed === code) return;
    setCode(typed);
    const found = typed.length === codeLength ? proveCode(manualCode, typed, auth.serverNow()) : null;
    setProof(found?.verdict === 'right' ? null : found);
    void check(found?.verdict === 'right' ? typed : null);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CodeInput
        label={t('profile.authenticator.proof')}
        help={t('profile.authenticator.proofHelp')}
        value={code}
        readOnly={isChecking || proof?.verdict === 'right'}
        onChange={type}
      />
      <Box aria-live="polite">
        {isChecking && (
          <Typography variant="body2" color="textSecondary">
            {t('profile.authenticator.checking')}
          </Typography>
        )}
        {proof && <Verdict key={code} proof={proof} />}
        {failure && (
          <LoadFailure wait={failure.wait} isBusy={isChecking} onRetry={() => void check(code)}>
            {t(failure.message, failure.messageArgs)}
          </LoadFailure>
        )}
      </Box>
    </Box>
  );
};

/** In a low window it would appear below what the dialog shows. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const Verdict = ({ proof }: { proof: Proof }) => {
  const t = useTranslate();
  if (proof.verdict !== 'clockOff') {
    const isRight = proof.verdict === 'right';
    return (
      <Alert ref={intoView} severity={isRight ? 'success' : 'error'} variant="outlined" role="none">
        {t(isRight ? 'profile.authenticator.right' : 'profile.authenticator.wrong')}
      </Alert>
    );
  }
  const minutes = Math.abs(proof.seconds) / 60;
  return (
    <Alert ref={intoView} severity="warning" variant="outlined" role="none">
      {t(proof.seconds > 0 ? 'profile.authenticator.ahead' : 'profile.authenticator.behind', { minutes })}
    </Alert>
  );
};
