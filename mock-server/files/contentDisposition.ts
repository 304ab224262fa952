const isPlain = (name: string) => /^[ -~]*$/.test(name) && !/["%]/.test(name);

const asciiOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^ -~]|["%]/gu, '_');

/** RFC 5987 allows fewer characters unescaped than `encodeURIComponent` does. */
const encodedOf = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Formats the header by RFC 6266; path separators and control characters become `_`, as browsers do. */
export const contentDisposition = (type: 'inline' | 'attachment', fileName: string): string => {
  const name = fileName.replaceAll(/[/\\\p{Cc}\p{Cs}]/gu, '_');
  const plain = `${type}; filename="${asciiOf(name)}"`;
  return isPlain(name) ? plain : `${plain}; filename*=UTF-8''${encodedOf(name)}`;
};
