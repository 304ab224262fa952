import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { ServerError } from './PublicForm';
import { useSubmission, type SubmissionFailure } from './useSubmission';

type FieldMessages<Name extends string> = Partial<Record<Name, string>>;

/** Text from the server, or a message that follows the language. */
type FieldError = string | { message: string; messageArgs: object } | undefined;

type FieldErrors<Name extends string> = Partial<Record<Name, FieldError>>;

interface PublicFormOptions<Name extends string> {
  initialValues: Record<Name, string>;
  maxLengths?: { [N in NoInfer<Name>]?: number | undefined };
  validate: (values: Record<Name, string>) => FieldMessages<Name>;
  autoFocus: NoInfer<Name>;
  onInput?: () => void;
  onSend: (values: Record<Name, string>) => Promise<void>;
  onError: (error: unknown, names: readonly Name[]) => SubmissionFailure & { errors: FieldErrors<Name> };
}

/** Form state for public pages, where react-hook-form would be too large. */
export const usePublicForm = <Name extends string>(options: PublicFormOptions<Name>) => {
  const { initialValues, maxLengths, validate, autoFocus, onInput, onSend, onError } = options;
  const t = useTranslate();
  const { submit, ...submission } = useSubmission();
  const [values, setValues] = useState(initialValues);
  const [shouldValidate, setShouldValidate] = useState(false);
  const [serverErrors, setServerErrors] = useState<FieldErrors<Name>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const names = Object.keys(initialValues) as Name[];

  const focus = useEffectEvent(() => {
    if (!Object.values(inputs.current).includes(document.activeElement)) inputs.current[autoFocus]?.focus();
  });
  useEffect(() => focus(), []);

  const focusFirst = (texts: FieldErrors<Name>) => {
    const first = names.find((name) => texts[name]);
    if (first) inputs.current[first]?.focus();
    return first !== undefined;
  };
  const setErrors = (errors: FieldErrors<Name>) => {
    setServerErrors(errors);
    focusFirst(errors);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setShouldValidate(true);
    if (focusFirst(validate(values))) return;
    void submit(
      () => onSend(values),
      (error) => {
        const result = onError(error, names);
        setErrors(result.errors);
        return result;
      },
    );
  };

  const problems: FieldMessages<Name> = shouldValidate ? validate(values) : {};
  const bind = (name: Name) => {
    const problem: string | undefined = problems[name];
    const error: FieldError = serverErrors[name];
    const serverError = typeof error === 'object' ? t(error.message, error.messageArgs) : error;
    return {
      name,
      value: values[name],
      maxLength: maxLengths?.[name],
      onChange: (value: string) => {
        onInput?.();
        setValues((all) => ({ ...all, [name]: value }));
        setServerErrors((all) => ({ ...all, [name]: undefined }));
      },
      error: problem ? t(problem) : serverError && <ServerError>{serverError}</ServerError>,
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
    };
  };
  return { values, bind, setErrors, form: { onSubmit, ...submission } };
};
