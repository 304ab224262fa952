/** A form as the portal sends it: files as they are, other values as text. */
export const formOf = (fields: Record<string, string | number | boolean | Blob>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, value instanceof Blob ? value : String(value));
  return form;
};

export const fileNamed = (
  name: string,
  content: string | Uint8Array,
  type = 'application/octet-stream',
): File => new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
