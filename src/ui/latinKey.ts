/** The key; where its layout has other letters, such as Arabic ones, the Latin letter that is printed beside its own. */
export const latinKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  if (key === '؟') return '?';
  return /^Key[A-Z]$/.test(code) && !/^[ -~]/.test(key) ? code.slice(3).toLowerCase() : key;
};
