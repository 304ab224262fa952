import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { StrengthMeter } from './password-strength/StrengthMeter';
import { PasswordField, type PasswordFieldProps } from './PasswordField';
import type { Strength } from './password-strength/estimate';
import { ownScript } from '../trusted';
import type { StrengthResponse, StrengthRequest } from './password-strength/worker';
// oxlint-disable-next-line import/default -- Vite makes the address of it
import workerAddress from './password-strength/worker?worker&url';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'help' | 'autoComplete'> {
  known?: readonly string[];
}

const noKnownWords: readonly string[] = [];

/** Needs the messages `newPassword`. */
export const NewPasswordField = ({ known = noKnownWords, ...props }: NewPasswordFieldProps) => {
  const { strength, startWorker } = usePasswordStrength(props.value, known);
  return (
    <Box onFocus={startWorker}>
      <PasswordField {...props} autoComplete="new-password" />
      <StrengthMeter strength={strength} />
    </Box>
  );
};

/** Null while unknown or unavailable; the strength is only advice. */
const usePasswordStrength = (password: string, known: readonly string[]) => {
  const [worker, setWorker] = useState<Worker | null>(null);
  const [strength, setStrength] = useState<Strength | null>(null);
  const lastNumber = useRef(0);
  const knownWords = known.join('\n');

  const startWorker = () => {
    if (worker || typeof Worker === 'undefined') return;
    setWorker(new Worker(ownScript(workerAddress), { type: 'module' }));
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
