import { useInput, useTranslate, ValidationError, type InputProps } from 'ra-core';
import type { ReactNode } from 'react';

export interface FieldProps {
  /** The field of the record. */
  source: string;
  /** A message key. */
  label: string;
  validate?: InputProps['validate'];
}

const asTyped = (value: unknown) => value;

/** A field of the form around it, as the plain inputs take one. What is wrong is said once it was submitted. */
export const useField = <Value,>({ source, label, validate }: FieldProps) => {
  const t = useTranslate();
  const { field, fieldState, isRequired } = useInput({
    source,
    parse: asTyped,
    ...(validate ? { validate } : {}),
  });
  const message = fieldState.error?.message;
  const error: ReactNode = message && <ValidationError error={message} />;
  return {
    name: field.name,
    label: t(label),
    value: field.value as Value,
    onChange: field.onChange as (value: Value) => void,
    error,
    required: isRequired,
  };
};
