import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Secret, TOTP } from 'otpauth';
import { ProofCancelled } from '../../api/HttpError';
import { useData } from '../../api/useData';
import { useQueryFailure } from '../../api/useQueryFailure';
import { useAuth } from '../../auth/useAuth';
import { sanitizeCode } from '../../model/profile/passwordChange';
import { useSubmission } from '../../ui/form/useSubmission';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { LabelledTextField } from '../../ui/inputs/LabelledTextField';
import { useWithProof } from '../proof/useWithProof';
import { useHandleSessionEnd, useUpdateProfile } from './useProfile';

interface AuthenticatorCodeInputProps {
  manualCode: string;
  onVerified: () => void;
}

const codeLength = 6;

/** Checks the code in the browser first, by the server's clock, to tell a wrong clock from a wrong code. */
export const AuthenticatorCodeInput = ({ manualCode, onVerified }: AuthenticatorCodeInputProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const data = useData();
  const handleSessionEnd = useHandleSessionEnd();
  const updateProfile = useUpdateProfile();
  const { withProof, dialog } = useWithProof();
  const [code, setCode] = useState('');
  const [check, setCheck] = useState<CodeCheck | null>(null);
  const [error, setError] = useState<unknown>(null);
  // The server accepts each code only once.
  const { busy, submit } = useSubmission();
  const send = (typed: string) =>
    submit(
      async () => {
        setError(null);
        await withProof((proof) => data.verifyAuthenticator(typed, proof));
        setCheck({ result: 'right' });
        onVerified();
        void updateProfile({});
      },
      (sendError) => {
        if (!handleSessionEnd(sendError))
          setError(sendError instanceof ProofCancelled ? sendError.rejection : sendError);
        return { wait: null };
      },
    );
  const failure = useQueryFailure('verifyAuthenticator', {
    error,
    isFetching: busy,
    refetch: () => send(code),
  });
  if (!isManualCode(manualCode)) return null;

  const onType = (text: string) => {
    const typed = sanitizeCode(text);
    if (typed === code) return;
    setCode(typed);
    setError(null);
    const checkResult =
      typed.length === codeLength ? validateCode(manualCode, typed, auth.account.serverNow()) : null;
    const isAccepted = checkResult?.result === 'right';
    setCheck(isAccepted ? null : checkResult);
    if (isAccepted) void send(typed);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LabelledTextField
        label={t('profile.authenticator.proof')}
        help={t('profile.authenticator.proofHelp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        readOnly={busy || check?.result === 'right'}
        onChange={onType}
      />
      <Box aria-live="polite">
        {busy && (
          <Typography variant="body2" color="textSecondary">
            {t('profile.authenticator.checking')}
          </Typography>
        )}
        {check && <CheckResult key={code} check={check} />}
        {failure && <LoadFailure {...failure} />}
      </Box>
      {dialog}
    </Box>
  );
};

/** Scrolls to the result, which may be below the visible part of the dialog. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const CheckResult = ({ check }: { check: CodeCheck }) => {
  const t = useTranslate();
  if (check.result !== 'clockOff') {
    const isAccepted = check.result === 'right';
    return (
      <Alert ref={scrollIntoView} severity={isAccepted ? 'success' : 'error'} variant="outlined" role="none">
        {t(isAccepted ? 'profile.authenticator.right' : 'profile.authenticator.wrong')}
      </Alert>
    );
  }
  const minutes = Math.abs(check.seconds) / 60;
  return (
    <Alert ref={scrollIntoView} severity="warning" variant="outlined" role="none">
      {t(check.seconds > 0 ? 'profile.authenticator.ahead' : 'profile.authenticator.behind', { minutes })}
    </Alert>
  );
};

/** `clockOff`: the code belongs to another time; `seconds` is negative when the clock of the phone is slow. */
type CodeCheck = { result: 'right' } | { result: 'wrong' } | { result: 'clockOff'; seconds: number };

const period = 30;
/** Tolerance of the server, in 30-second steps (decisions §10). */
const acceptedSteps = 1;
/** Deviation, in steps, that suggests a wrong clock rather than a wrong code. */
const clockErrorSteps = 10;

export const isManualCode = (manualCode: string): boolean => /^[A-Z2-7][A-Z2-7\s=-]*$/i.test(manualCode);

export const validateCode = (manualCode: string, code: string, now: number): CodeCheck => {
  const secret = Secret.fromBase32(manualCode.replace(/[\s-]/g, ''));
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period });
  const delta = totp.validate({ token: code, timestamp: now, window: clockErrorSteps });
  if (delta === null) return { result: 'wrong' };
  return Math.abs(delta) <= acceptedSteps
    ? { result: 'right' }
    : { result: 'clockOff', seconds: delta * period };
};
