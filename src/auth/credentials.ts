export interface Credentials {
  email: string;
  password: string;
}

let kept: Credentials | null = null;

/** In memory alone, from the password step to the end of the code screens, so that the code can be sent again. */
export const credentials = {
  keep: (given: Credentials): void => {
    kept = given;
  },
  get: (): Credentials | null => kept,
  drop: (): void => {
    kept = null;
  },
};
