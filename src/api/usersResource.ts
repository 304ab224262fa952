import type { Fields } from './answers';
import { toFormData } from './formData';

/** A user of a list or by itself, under either name of the id. What was typed as a password is kept nowhere. */
export const readUser = (record: Fields): Fields => {
  const { id = record['user_id'], user_id = id, password: _one, confirm_password: _two, ...rest } = record;
  return { ...rest, id, user_id };
};

/** A new account leaves out what is empty; of one that is there an empty text takes away what was. */
export const userBody = (record: object, act: 'create' | 'update'): FormData => {
  if (act === 'create') return toFormData({ ...record });
  const form = new FormData();
  for (const [name, value] of Object.entries(record))
    form.set(name, value instanceof File ? value : String(value));
  return form;
};
