/** For whoever looks into the console: something was ignored on purpose, and the user need not know. */
export const report = (what: string, detail: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(what, detail);
};
