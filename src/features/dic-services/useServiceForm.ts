import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { isGone, refusedFields } from '../../api/errors';
import { useTellFailure } from '../../api/useTellFailure';
import type { Call } from '../../api/errors';
import {
  blankNames,
  hasHttpUrl,
  isSameValue,
  type ServiceValues,
  valuesOf,
  type CatalogueService,
} from '../../model/catalogueService';
import { useSubmission } from '../../ui/useSubmission';

export type ServiceErrors = Partial<Record<keyof ServiceValues | 'urls', string>>;

interface ServiceFormOptions {
  /** What the server holds, or a draft begins with. */
  service: Omit<CatalogueService, 'id'>;
  /** What was typed over it, and where that is kept. */
  typed: Partial<ServiceValues>;
  keep: (typed: Partial<ServiceValues>) => void;
  save: (values: ServiceValues) => Promise<unknown>;
  onSaved: () => void;
  /** Message keys, and the row of the error catalogue. */
  namesRequired: string;
  saved: string;
  call: Call;
}

const without = (errors: ServiceErrors, field: keyof ServiceErrors): ServiceErrors => {
  const { [field]: _mended, ...rest } = errors;
  return rest;
};

/** The fields of a service, the rules of spec 2 §5, and saving. */
export const useServiceForm = (options: ServiceFormOptions) => {
  const { service, typed, keep, save, onSaved } = options;
  const notify = useNotify();
  const tell = useTellFailure();
  const client = useQueryClient();
  const { busy, wait, submit } = useSubmission();
  const [errors, setErrors] = useState<ServiceErrors>({});

  const stored = valuesOf(service);
  const values: ServiceValues = { ...stored, ...typed };
  const isDirty = !isSameValue(values, stored);

  const change = <F extends keyof ServiceValues>(field: F, value: ServiceValues[F]) => {
    keep({ ...typed, [field]: value });
    setErrors((all) =>
      without(field.endsWith('_url') || field.endsWith('_urls') ? without(all, 'urls') : all, field),
    );
  };

  /** Tells the first rule that is broken; answers whether there is none. */
  const check = (): boolean => {
    const blank = blankNames(values);
    const found: ServiceErrors = Object.fromEntries(blank.map((name) => [name, 'dicServices.required']));
    if (!hasHttpUrl(values)) found.urls = 'dicServices.urlHint';
    setErrors(found);
    if (blank.length > 0) notify(options.namesRequired, { type: 'error' });
    else if (found.urls) notify('dicServices.urlRequired', { type: 'error' });
    return Object.keys(found).length === 0;
  };

  /** One notice for each sentence of the server, else the area's own words (spec 2 §8). */
  const tellRefusal = (error: unknown): number | null => {
    // Deleted elsewhere: the page shows what is left.
    if (isGone(error)) void client.invalidateQueries({ queryKey: ['dic-services'] });
    const refused = refusedFields(error);
    if (refused.length === 0) return tell(options.call, error);
    for (const { field, text } of refused)
      notify('dicServices.fieldFailed', {
        type: 'error',
        messageArgs: { field: field.toUpperCase(), text },
      });
    setErrors(Object.fromEntries(refused.toReversed().map(({ field, text }) => [field, text])));
    return null;
  };

  const send = () => {
    if (!check()) return false;
    void submit(async () => {
      await save(values);
      notify(options.saved, { type: 'success' });
      void client.invalidateQueries({ queryKey: ['dic-services'] });
      void client.invalidateQueries({ queryKey: ['myServices'] });
      onSaved();
    }, tellRefusal);
    return true;
  };
  return { values, errors, isDirty, busy, wait, change, send };
};

export type ServiceFormState = ReturnType<typeof useServiceForm>;
