const isPlain = (name: string) => /^[ -~]*$/.test(name) && !/["%]/.test(name);

/** Of letters with an accent the letter stays. */
const asciiOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^ -~]|["%]/gu, '_');

/** RFC 5987 lets fewer signs stand as they are than `encodeURIComponent` does. */
const extendedOf = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The header that names a download, in ASCII alone (RFC 6266). What would lead into another folder, break
 * the line or cannot be encoded becomes `_`, as browsers have it.
 */
export const contentDisposition = (type: 'inline' | 'attachment', fileName: string): string => {
  const name = fileName.replaceAll(/[/\\\p{Cc}\p{Cs}]/gu, '_');
  const plain = `${type}; filename="${asciiOf(name)}"`;
  return isPlain(name) ? plain : `${plain}; filename*=UTF-8''${extendedOf(name)}`;
};
