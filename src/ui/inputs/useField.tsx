import { useInput, useTranslate, ValidationError, type InputProps } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

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

/** Validates a field again after a change of the other fields that its rule reads. */
export const useRevalidation = (source: string, others: readonly string[], isValidated: boolean): void => {
  const { trigger } = useFormContext();
  const typed = JSON.stringify(useWatch({ name: others }));
  useEffect(() => {
    if (isValidated) void trigger(source);
    // oxlint-disable-next-line react/exhaustive-deps -- only when another field changes
  }, [typed]);
};

/** Reads the limits from validators made by `fromContract`. */
const readContractLimits = (validate: FieldProps['validate']): Limits =>
  [validate ?? []]
    .flat()
    .reduce<Limits>((found, rule) => ('limits' in rule ? (rule.limits as Limits) : found), {});
