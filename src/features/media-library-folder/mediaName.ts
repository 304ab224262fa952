/** How much of a name stands before its extension, in UTF-16 units: what a rename selects. */
export const stemLength = (name: string): number => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
};

/** The name itself, or with the first number behind its stem that nobody has: `a (1).txt`. */
export const freeName = (name: string, isTaken: (name: string) => boolean): string => {
  const stem = name.slice(0, stemLength(name));
  const rest = name.slice(stem.length);
  let free = name;
  for (let number = 1; isTaken(free); number += 1) free = `${stem} (${number})${rest}`;
  return free;
};

/** Names that look alike are one name to the server: composed and decomposed letters. */
export const nameKey = (name: string): string => name.normalize();
