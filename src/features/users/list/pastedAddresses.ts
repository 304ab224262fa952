import { isEmail } from '../../../model/users/accountRules';

export interface PastedAddresses {
  /** In lower case, each once. */
  addresses: string[];
  doubled: string[];
  /** Pieces of the text that contain no address, except the names before `<address>`. */
  invalid: string[];
}

const trimMarks = (token: string): string => token.replace(/^(mailto:|["'(])+|[."')]+$/gi, '');

/** Reads a column of a sheet, the To line of an email, or any list of addresses. */
export const parseAddresses = (text: string): PastedAddresses => {
  const tokens: string[] = [];
  const invalid: string[] = [];
  for (const line of text.split(/[;\n\r\t|]+/)) {
    const parts = line.split(/[<>]/);
    for (const [index, part] of parts.entries()) {
      const pieces = part.split(',').filter((piece) => piece.trim() !== '');
      const isName = index < parts.length - 1 && index % 2 === 0;
      for (const piece of pieces) {
        const found = piece
          .split(/\s+/)
          .map(trimMarks)
          .filter((token) => token.includes('@'));
        tokens.push(...found);
        if (found.length === 0 && !isName) invalid.push(piece.trim());
      }
    }
  }
  const addresses = new Set<string>();
  const doubled = new Set<string>();
  for (const token of tokens.map((each) => each.toLowerCase())) {
    if (!isEmail(token)) invalid.push(token);
    else if (addresses.has(token)) doubled.add(token);
    else addresses.add(token);
  }
  return { addresses: [...addresses], doubled: [...doubled], invalid: [...new Set(invalid)] };
};
