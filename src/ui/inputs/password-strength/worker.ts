import { estimate, type Strength } from './estimate';

export interface Question {
  number: number;
  password: string;
  known: readonly string[];
}

export interface Answer {
  number: number;
  strength: Strength;
}

// In a worker, because loading the dictionaries takes a second.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { number, password, known } = data;
  self.postMessage({ number, strength: estimate(password, known) } satisfies Answer);
});
