import { useEffect, useRef, useState } from 'react';
import type { Strength } from './estimate';
import { ownScript } from '../../trusted';
import type { Answer, Question } from './worker';
// oxlint-disable-next-line import/default -- Vite makes the address of it
import workerAddress from './worker?worker&url';

/**
 * How strong a password is, looked at beside the page; null while that is unknown. Nothing is fetched
 * before `begin`. Where it cannot be had the answer stays null: it is advice, not a rule.
 */
export const usePasswordStrength = (password: string, known: readonly string[]) => {
  const [worker, setWorker] = useState<Worker | null>(null);
  const [strength, setStrength] = useState<Strength | null>(null);
  const asked = useRef(0);
  const knownWords = known.join('\n');

  const begin = () => {
    if (worker || typeof Worker === 'undefined') return;
    setWorker(new Worker(ownScript(workerAddress), { type: 'module' }));
  };
  useEffect(() => () => worker?.terminate(), [worker]);

  useEffect(() => {
    if (!worker || password === '') return undefined;
    const question: Question = { number: ++asked.current, password, known: knownWords.split('\n') };
    const onMessage = ({ data }: MessageEvent<Answer>) => {
      // What was typed before may be answered only now.
      if (data.number === question.number) setStrength(data.strength);
    };
    worker.addEventListener('message', onMessage);
    worker.postMessage(question);
    return () => worker.removeEventListener('message', onMessage);
  }, [worker, password, knownWords]);

  return { strength: password === '' ? null : strength, begin };
};
