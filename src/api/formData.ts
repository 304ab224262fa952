/** Omits undefined fields, and sends null as an empty string. */
export const toFormData = (record: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(record) as [string, unknown][]) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined) form.set(name, toFormValue(value));
  }
  return form;
};

const toFormValue = (value: unknown): string => {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Spec 2 §5. */
export const withoutEmpty = (record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
