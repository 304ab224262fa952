import type { Validator } from 'ra-core';
import { isEmail } from './users/accountRules';
import type { Constraints } from '../contract/Collection';
import { bodies } from '../contract/generated/fields';

type Bodies = typeof bodies;
type Field<Name extends keyof Bodies> = keyof Bodies[Name] & string;

export const fieldConstraints = <Name extends keyof Bodies>(body: Name, field: Field<Name>): Constraints =>
  bodies[body][field] as Constraints;

export const getMaxLengths = <Name extends keyof Bodies>(body: Name) => {
  const fields = Object.entries(bodies[body] as Record<string, Constraints>);
  return Object.fromEntries(fields.map(([field, { maxLength }]) => [field, maxLength])) as {
    [F in Field<Name>]: number | undefined;
  };
};

/**
 * Creates a field's validator, with the limits for its input. `own` is the specified message for a missing value, or a
 * validator that runs first.
 */
export const fromContract = <Name extends keyof Bodies>(
  body: Name,
  field: Field<Name>,
  own?: string | Validator,
) => toValidator(fieldConstraints(body, field), own);

export const toValidator = (constraints: Constraints, own: string | Validator = 'ra.validation.required') => {
  const validate: Validator = (value: unknown, values: unknown, props: unknown) => {
    const problem = typeof own === 'string' ? null : own(value, values, props);
    if (problem) return problem;
    const text = typeof value === 'string' ? value.trim() : (value ?? '');
    if (text !== '') return checkConstraints(text, constraints);
    return constraints.required && (typeof own === 'string' ? own : 'ra.validation.required');
  };
  const { required: isRequired = false, maxLength, minimum: min, maximum: max } = constraints;
  return Object.assign(validate, { isRequired, limits: { maxLength, min, max } });
};

/** Uses react-admin's own messages. */
const checkConstraints = (value: unknown, constraints: Constraints) => {
  const {
    minLength = 0,
    maxLength = Infinity,
    minimum = -Infinity,
    maximum = Infinity,
    format,
  } = constraints;
  const message = (name: string, args: object = {}) => ({ message: `ra.validation.${name}`, args });
  if (typeof value === 'string' && value.length < minLength) return message('minLength', { min: minLength });
  if (typeof value === 'string' && value.length > maxLength) return message('maxLength', { max: maxLength });
  if (Number(value) < minimum) return message('minValue', { min: minimum });
  if (Number(value) > maximum) return message('maxValue', { max: maximum });
  return format === 'email' && !isEmail(String(value)) ? message('email') : undefined;
};
