/** Each field as it is, the empty ones too: an empty text takes away what was. */
export const wholeForm = (record: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(record))
    form.set(name, value instanceof Blob ? value : String(value));
  return form;
};

/** Empty fields are left out (spec 2 §5). */
export const toFormData = (record: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined || value === null || value === '') continue;
    if (value instanceof Blob) form.set(name, value);
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
};
