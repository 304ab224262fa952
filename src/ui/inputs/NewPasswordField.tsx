import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { StrengthMeter } from './password-strength/StrengthMeter';
import { PasswordField, type PasswordFieldProps } from './PasswordField';
import type { Strength } from './password-strength/estimate';
import { trustedScriptUrl } from '../trusted';
import type { StrengthResponse, StrengthRequest } from './password-strength/worker';
// oxlint-disable-next-line import/default -- Vite resolves it to a URL
import workerAddress from './password-strength/worker?worker&url';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'help' | 'autoComplete'> {
  knownWords?: readonly string[];
}

const noKnownWords: readonly string[] = [];

/** Needs the messages `newPassword`. */
export const NewPasswordField = ({ knownWords = noKnownWords, ...props }: NewPasswordFieldProps) => {
  const { strength, startWorker } = usePasswordStrength(props.value, knownWords);
  return (
    <Box onFocus={startWorker}>
      <PasswordField {...props} autoComplete="new-password" />
      <StrengthMeter strength={strength} />
    </Box>
  );
};

/** Returns null while the strength is unknown or unavailable, because it is only advice. */
const usePasswordStrength = (password: string, known: readonly string[]) => {
  const [worker, setWorker] = useState<Worker | null>(null);
  const [strength, setStrength] = useState<Strength | null>(null);
  const lastNumber = useRef(0);
  const knownWords = known.join('\n');

  const startWorker = () => {
    if (worker || typeof Worker === 'undefined') return;
    setWorker(new Worker(trustedScriptUrl(workerAddress), { type: 'module' }));
  };
  useEffect(() => () => worker?.terminate(), [worker]);

  useEffect(() => {
    if (!worker || password === '') return undefined;
    const request: StrengthRequest = {
      number: ++lastNumber.current,
      password,
      known: knownWords.split('\n'),
    };
    const onMessage = ({ data }: MessageEvent<StrengthResponse>) => {
      // Ignores late responses for earlier text.
      if (data.number === request.number) setStrength(data.strength);
    };
    worker.addEventListener('message', onMessage);
    worker.postMessage(request);
    return () => worker.removeEventListener('message', onMessage);
  }, [worker, password, knownWords]);

  return { strength: password === '' ? null : strength, startWorker };
};
