/**
 * A record as multipart: files as files, everything else as text. Fields that are undefined, null or
 * empty are left out (spec 2 §5 "Empty, null or undefined fields are omitted").
 */
export const toFormData = (record: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined || value === null || value === '') continue;
    if (value instanceof Blob) form.set(name, value);
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
};
