/** Difference between a server and the specification. */
export class Deviation extends Error {
  constructor(
    message: string,
    readonly request?: string,
    readonly answer?: string,
  ) {
    super(message);
  }
}

/** Thrown if a check cannot be run on this server. */
export class SkippedError extends Error {}

export const assertThat = (holds: boolean, sentence: string): void => {
  if (!holds) throw new Deviation(sentence);
};
