import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { prefilled, stockTemplates, type EmailDraft } from '../../../model/users/email';

const templatesWithText: readonly string[] = stockTemplates.filter((template) => template !== 'custom');

/** Writes the text of a template into the parts that have no text of the user's own. */
export const usePrefill = () => {
  const t = useTranslate();
  const { getValues, setValue, formState } = useFormContext<EmailDraft>();
  const { isSubmitted } = formState;
  return (template: string) => {
    for (const part of ['subject', 'message'] as const) {
      const textOf = (name: string) => t(`users.email.prefill.${name}.${part}`);
      const chosen = templatesWithText.includes(template) ? textOf(template) : '';
      setValue(part, prefilled(getValues(part), templatesWithText.map(textOf), chosen), {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
    }
  };
};

/** For the template that is chosen from the start, and after a text was cleared. */
export const InsertTemplate = () => {
  const t = useTranslate();
  const prefill = usePrefill();
  const { template, subject, message } = useWatch<EmailDraft>() as EmailDraft;
  if (!templatesWithText.includes(template) || (subject !== '' && message !== '')) return null;
  const insert = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    prefill(template);
    // The button goes away.
    const field = currentTarget.form?.elements.namedItem('message');
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Button size="small" onClick={insert} sx={{ alignSelf: 'flex-start', marginInlineStart: -1, mt: -3 }}>
      {t('users.email.insertTemplate')}
    </Button>
  );
};
