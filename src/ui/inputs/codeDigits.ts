/** The rules of a code that is typed into one box per digit (spec 1 §2 "One-time code screens"). */
export const codeLength = 6;

export type Digits = readonly string[];

export interface CodeEdit {
  digits: Digits;
  focus: number;
}

export const noDigits: Digits = Array.from({ length: codeLength }, () => '');

export const isComplete = (digits: Digits): boolean => digits.every((digit) => digit !== '');

const put = (digits: Digits, at: number, fresh: string): Digits =>
  digits.map((digit, box) => fresh[box - at] ?? digit);

const emptied = (digits: Digits, at: number): Digits => digits.map((digit, box) => (box === at ? '' : digit));

/**
 * A box now reads `text`. Usually that is one digit; a password manager writes all six into the first
 * box, and without a selection a new digit stands beside the old one.
 */
export const typed = (digits: Digits, at: number, text: string): CodeEdit => {
  const stays = { digits, focus: at };
  if (text === '') return { digits: emptied(digits, at), focus: at };
  const old = digits[at] ?? '';
  const read = text.replace(/\D/g, '');
  if (read === '' || (read === old && text !== read)) return stays;
  if (read.length >= codeLength) return { digits: put(digits, 0, read), focus: codeLength - 1 };
  const fresh = read.length === 2 && old ? read.replace(old, '') : read;
  return { digits: put(digits, at, fresh), focus: Math.min(at + fresh.length, codeLength - 1) };
};

/** Exactly six digits, also in groups (`123 456`, `123-456`), fill all boxes; any other text is null. */
export const pasted = (text: string): Digits | null => {
  const code = text.replace(/[\s-]/g, '');
  return /^\d+$/.test(code) && code.length === codeLength ? code.split('') : null;
};

/** Backspace takes the digit of its box; in an empty one it moves back and takes that digit. */
export const erased = (digits: Digits, at: number): CodeEdit => {
  const focus = digits[at] === '' ? Math.max(0, at - 1) : at;
  return { digits: emptied(digits, focus), focus };
};
