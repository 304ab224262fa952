export interface Credentials {
  email: string;
  password: string;
}

let current: Credentials | null = null;

/** In memory only, so that the code can be sent again during the sign-in. */
export const credentials = {
  keep: (typed: Credentials): void => {
    current = typed;
  },
  get: (): Credentials | null => current,
  drop: (): void => {
    current = null;
  },
};
