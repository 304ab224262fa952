import type { TypedUser } from './userForms';

/** What the rules of a whole account say of one field, as a validator of its input. */
export const ruleOf =
  (problemsOf: (typed: TypedUser) => object, name: keyof TypedUser) =>
  (_value: unknown, typed: TypedUser): string | undefined =>
    (problemsOf(typed) as Partial<Record<string, string>>)[name];

/** The same, of a field that the user has to fill. */
export const requiredBy = (problemsOf: (typed: TypedUser) => object, name: keyof TypedUser) =>
  Object.assign(ruleOf(problemsOf, name), { isRequired: true });
