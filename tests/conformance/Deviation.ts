/** Difference between a server and the specification. */
export class Deviation extends Error {
  constructor(
    message: string,
    readonly request?: string,
    readonly response?: string,
  ) {
    super(message);
  }
}

/** Thrown if a check cannot be run on this server. */
export class SkippedError extends Error {}

export const assertThat = (condition: boolean, message: string): void => {
  if (!condition) throw new Deviation(message);
};
