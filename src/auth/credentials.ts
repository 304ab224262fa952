export interface Credentials {
  email: string;
  password: string;
}

let kept: Credentials | null = null;

/**
 * The password of a sign-in under way, so that its code can be sent again. It lives in memory, from the
 * password step to the end of the code screens, and nowhere else.
 */
export const credentials = {
  keep: (given: Credentials): void => {
    kept = given;
  },
  /** Null after a reload. */
  get: (): Credentials | null => kept,
  drop: (): void => {
    kept = null;
  },
};
