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

// The dictionaries take a second to unfold and a look takes tenths of one: nobody's typing waits for it.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { number, password, known } = data;
  self.postMessage({ number, strength: estimate(password, known) } satisfies Answer);
});
