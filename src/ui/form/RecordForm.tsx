import { Box } from '@mui/material';
import {
  Form,
  useFormIsDirty,
  useNotify,
  useSaveContext,
  type RaRecord,
  type SaveHandlerCallbacks,
} from 'ra-core';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type BaseSyntheticEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormContext, useSubmission, type SubmissionFailure } from './useSubmission';
import { useReloadWarning } from './leaveGuard';

export interface FormErrors extends SubmissionFailure {
  errors: Partial<Record<string, string>>;
}

export interface RecordFormProps<Values extends object> {
  children: ReactNode;
  save?: (values: Values) => Promise<RaRecord | void>;
  defaultValues?: object;
  record?: Partial<RaRecord>;
  successMessage?: string;
  onSaved?: (record: RaRecord, typed: Values) => void;
  onError: (error: unknown, names: readonly string[]) => FormErrors;
  /** Returns a toast for invalid fields, if their own messages are not enough. */
  getInvalidToast?: (names: readonly string[]) => string | undefined;
  label?: string;
  style?: Record<string, object>;
}

const noValues = {};
const resetOptions = { keepDirtyValues: true };

/** ra-core's Form with a single submission at a time, a 429 countdown and focus on the first error. */
export const RecordForm = <Values extends object>(props: RecordFormProps<Values>) => {
  const { children, record, successMessage, onSaved, onError, getInvalidToast, style, label } = props;
  const { defaultValues = noValues } = props;
  const formRef = useRef<HTMLDivElement>(null);
  const markClean = useRef<() => void>(null);
  const notify = useNotify();
  const saveRecord = useSaveRecord();
  const submission = useSubmission();

  const onSubmit = async (typed: object, event?: BaseSyntheticEvent) => {
    // Each value has an input with its name.
    const values = typed as Values;
    const names = getFieldNames(event?.target as HTMLFormElement);
    let errors: FormErrors['errors'] = {};
    await submission.submit(
      async () => {
        const response = await (props.save ?? saveRecord)(values);
        markClean.current?.();
        if (successMessage) notify(successMessage, { type: 'success' });
        onSaved?.(response as RaRecord, values);
      },
      (error) => {
        const result = onError(error, names);
        errors = result.errors;
        return result;
      },
    );
    // Drops errors of fields that are not rendered, because they could never be cleared.
    return Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
  };

  return (
    <FormContext value={submission}>
      <Box
        ref={formRef}
        sx={{ display: 'contents', ...style }}
        {...(label ? { role: 'form', 'aria-label': label } : {})}
      >
        <Form
          noValidate
          disableInvalidFormNotification
          shouldFocusError={false}
          defaultValues={defaultValues}
          {...(record ? { record } : {})}
          resetOptions={resetOptions}
          onSubmit={onSubmit}
        >
          {children}
          <FormEffects markClean={markClean} formRef={formRef} getInvalidToast={getInvalidToast} />
        </Form>
      </Box>
    </FormContext>
  );
};

const getFieldNames = (form: HTMLFormElement): string[] => [
  ...new Set(Array.from(form.elements, (element) => element.getAttribute('name') ?? '').filter(Boolean)),
];

interface FormEffectsProps {
  markClean: Ref<() => void>;
  formRef: RefObject<HTMLElement | null>;
  getInvalidToast: RecordFormProps<object>['getInvalidToast'];
}

/** Focuses the first invalid field in DOM order, or an error summary before it. */
const FormEffects = ({ markClean, formRef, getInvalidToast }: FormEffectsProps) => {
  const notify = useNotify();
  const { reset, getValues } = useFormContext();
  const { submitCount, errors } = useFormState();
  useReloadWarning(useFormIsDirty());
  // Rerenders at once, so that the navigation after a save is not blocked.
  useImperativeHandle(markClean, () => () => flushSync(() => reset(getValues())));
  useEffect(() => {
    const problems = Object.entries(errors);
    if (submitCount === 0 || problems.length === 0) return;
    const isServerError = problems.some(([, error]) => error?.type === 'server');
    const message = isServerError ? undefined : getInvalidToast?.(problems.map(([name]) => name));
    if (message) notify(message, { type: 'error' });
    formRef.current?.querySelector<HTMLElement>('[data-problems], [aria-invalid="true"]')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each submission
  }, [submitCount]);
  return null;
};

/** Returns the `save` of the surrounding Edit or Create as a promise. */
export const useSaveRecord = () => {
  const { save } = useSaveContext();
  return (values: object, options?: SaveHandlerCallbacks) =>
    new Promise<RaRecord>((onSuccess, onError) => {
      void save?.(values, { ...options, onSuccess, onError });
    });
};
