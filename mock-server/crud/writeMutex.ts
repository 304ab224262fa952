/**
 * One writer at a time: json-server waits a moment between taking a call and writing, in which another
 * could be allowed the same. Resolves when it is the caller's turn, with the way to end it.
 */
export const turns = () => {
  let last = Promise.resolve();
  return async (): Promise<() => void> => {
    const before = last;
    let end = () => {};
    last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  };
};
