import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { isGone, rejectedFields, type Call } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import type { FormErrors } from '../../ui/form/RecordForm';

/** Also invalidates the dashboard's services, which have their own query key. */
export const useServiceMutation = () => {
  const client = useQueryClient();
  return { onSettled: () => void client.invalidateQueries({ queryKey: ['myServices'] }) };
};

/** Shows a toast per rejected field, else the specified message (spec 2 §8). */
export const useServiceFormErrors = (call: Call) => {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  return (error: unknown): FormErrors => {
    if (isGone(error)) void client.invalidateQueries({ queryKey: ['dic-services'] });
    const rejectedByField = rejectedFields(error);
    if (rejectedByField.length === 0) return { errors: {}, wait: notifyError(call, error) };
    for (const { field, text } of rejectedByField)
      notify('dicServices.fieldFailed', {
        type: 'error',
        messageArgs: { field: field.toUpperCase(), text },
      });
    return {
      errors: Object.fromEntries(rejectedByField.toReversed().map(({ field, text }) => [field, text])),
      wait: null,
    };
  };
};
