export const toFormData = (record: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(record)) {
    if (value instanceof Blob) form.set(name, value);
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
};

/** Spec 2 §5. */
export const withoutEmpty = (record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
