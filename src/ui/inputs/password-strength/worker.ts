import { estimate, type Strength } from './estimate';

export interface StrengthRequest {
  number: number;
  password: string;
  known: readonly string[];
}

export interface StrengthResponse {
  number: number;
  strength: Strength;
}

// Runs in a worker, because loading the dictionaries takes a second.
self.addEventListener('message', ({ data }: MessageEvent<StrengthRequest>) => {
  const { number, password, known } = data;
  self.postMessage({ number, strength: estimate(password, known) } satisfies StrengthResponse);
});
