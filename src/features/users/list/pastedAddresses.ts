import { isEmail } from '../../../model/users/accountRules';

// Without the lookbehind, a long run of dots would be read again from each of them.
const trimMarks = (token: string): string => token.replace(/^(mailto:|["'(])+|(?<![."')])[."')]+$/g, '');

/**
 * Reads a column of a sheet, the To line of an email, or any list of addresses. Addresses are in lower case, each once;
 * `invalid` are the pieces of the text that contain no address, except the names before `<address>`.
 */
export const parseAddresses = (text: string) => {
  const addresses = new Set<string>();
  const doubled = new Set<string>();
  const invalid = new Set<string>();
  for (const [, part = '', bracket] of text.matchAll(/([^;\n\r\t|<>]+)(<?)/g))
    for (const piece of part.split(',').map((each) => each.trim())) {
      const words = piece.toLowerCase().split(/\s+/).map(trimMarks);
      const tokens = words.filter((word) => word.includes('@'));
      if (tokens.length === 0 && piece !== '' && bracket === '') invalid.add(piece);
      for (const token of tokens) {
        const known = addresses.has(token) ? doubled : addresses;
        (isEmail(token) ? known : invalid).add(token);
      }
    }
  return { addresses: [...addresses], doubled: [...doubled], invalid: [...invalid] };
};
