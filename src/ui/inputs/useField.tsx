import { useInput, useTranslate, ValidationError, type InputProps } from 'ra-core';
import type { ReactNode } from 'react';

export interface FieldProps {
  source: string;
  label: string;
  validate?: InputProps['validate'];
  maxLength?: number | undefined;
}

interface Limits {
  maxLength?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

const identity = (value: unknown) => value;

export const useField = <Value,>({ source, label, validate, maxLength }: FieldProps) => {
  const t = useTranslate();
  const { field, fieldState, isRequired } = useInput({
    source,
    parse: identity,
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
    ...readContractLimits(validate),
    ...(maxLength !== undefined && { maxLength }),
  };
};

/** Reads the limits from validators made by `fromContract`. */
const readContractLimits = (validate: FieldProps['validate']): Limits =>
  [validate ?? []]
    .flat()
    .reduce<Limits>((found, rule) => ('limits' in rule ? (rule.limits as Limits) : found), {});
