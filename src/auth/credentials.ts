export interface Credentials {
  email: string;
  password: string;
}

let kept: Credentials | null = null;

/** In memory only, so that the code can be sent again during the sign-in. */
export const credentials = {
  keep: (typed: Credentials): void => {
    kept = typed;
  },
  get: (): Credentials | null => kept,
  drop: (): void => {
    kept = null;
  },
};
