import { Alert, Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAuth } from '../../auth/useAuth';
import { isManualCode, proveCode, type Proof } from '../../model/totp';
import { CodeInput } from './CodeInput';

interface AuthenticatorProofProps {
  manualCode: string;
  onProven?: () => void;
}

const codeLength = 6;

/**
 * Lets the person type one code and says whether their authenticator works. Computed here against the
 * server's clock: this device's own may be off as well.
 */
export const AuthenticatorProof = ({ manualCode, onProven }: AuthenticatorProofProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const [code, setCode] = useState('');
  const [proof, setProof] = useState<Proof | null>(null);
  if (!isManualCode(manualCode)) return null;

  const type = (typed: string) => {
    setCode(typed);
    if (typed === code) return;
    const found = typed.length === codeLength ? proveCode(manualCode, typed, auth.serverNow()) : null;
    setProof(found);
    if (found?.verdict === 'right') onProven?.();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CodeInput
        label={t('profile.authenticator.proof')}
        help={t('profile.authenticator.proofHelp')}
        value={code}
        onChange={type}
      />
      <Box aria-live="polite">{proof && <Verdict key={code} proof={proof} />}</Box>
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
