/** Spec 1 §2 "One-time code screens". */
export const codeLength = 6;

type Digits = readonly string[];

export interface CodeEdit {
  digits: Digits;
  focus: number;
}

export const noDigits: Digits = Array.from({ length: codeLength }, () => '');

export const isComplete = (digits: Digits): boolean => digits.every((digit) => digit !== '');

const insert = (digits: Digits, at: number, newDigits: string): Digits =>
  digits.map((digit, box) => newDigits[box - at] ?? digit);

const clearDigit = (digits: Digits, at: number): Digits =>
  digits.map((digit, box) => (box === at ? '' : digit));

/** Handles password managers that write all digits into one box, and a new digit typed beside the old one. */
export const enterDigits = (digits: Digits, at: number, text: string): CodeEdit => {
  const unchanged = { digits, focus: at };
  if (text === '') return { digits: clearDigit(digits, at), focus: at };
  const oldDigit = digits[at] ?? '';
  const typedDigits = text.replace(/\D/g, '');
  if (typedDigits === '' || (typedDigits === oldDigit && text !== typedDigits)) return unchanged;
  if (typedDigits.length >= codeLength)
    return { digits: insert(digits, 0, typedDigits), focus: codeLength - 1 };
  const newDigits = typedDigits.length === 2 && oldDigit ? typedDigits.replace(oldDigit, '') : typedDigits;
  return { digits: insert(digits, at, newDigits), focus: Math.min(at + newDigits.length, codeLength - 1) };
};

/** Also accepts `123 456` and `123-456`. */
export const parseCode = (text: string): Digits | null => {
  const code = text.replace(/[\s-]/g, '');
  return /^\d+$/.test(code) && code.length === codeLength ? code.split('') : null;
};

export const eraseDigit = (digits: Digits, at: number): CodeEdit => {
  const focus = digits[at] === '' ? Math.max(0, at - 1) : at;
  return { digits: clearDigit(digits, focus), focus };
};
