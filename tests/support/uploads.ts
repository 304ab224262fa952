/** Creates a form as the portal sends it: files unchanged, other values as text. */
export const createForm = (fields: Record<string, string | number | boolean | Blob>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, value instanceof Blob ? value : String(value));
  return form;
};

export const createFile = (
  name: string,
  content: string | Uint8Array,
  type = 'application/octet-stream',
): File => new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

/** PNG image of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
