import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fromContract } from '../../../model/fromContract';
import { useData } from '../../../api/useData';
import { useQueryFailure } from '../../../api/useQueryFailure';
import type { MessageTemplate } from '../../../model/custom-message-template/messageTemplate';
import { listText } from '../../../model/locale';
import {
  type EmailDraft,
  counterColour,
  emailFormats,
  emailProblems,
  emailVariables,
  prefillText,
  builtInTemplates,
  unknownVariables,
} from '../../../model/users/email';
import { LabelledSelect, SelectInput } from '../../../ui/inputs/LabelledSelect';
import { LabelledTextInput, TextAreaInput } from '../../../ui/inputs/LabelledTextInput';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { useField } from '../../../ui/inputs/useField';

const pickProblem = (name: 'subject' | 'message') => (_value: unknown, draft: EmailDraft) =>
  emailProblems(draft)[name];
const subjectRule = fromContract('sendEmail', 'subject', pickProblem('subject'));
const messageRule = pickProblem('message');

export const EmailInputs = () => {
  const t = useTranslate();
  const draft = useWatch<EmailDraft>() as EmailDraft;
  const unknown = unknownVariables(`${draft.subject} ${draft.message}`);
  return (
    <>
      <LabelledTextInput source="subject" label="users.email.subject" validate={subjectRule} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
        <TemplateInput />
        <SelectInput
          source="message_type"
          label="users.email.format"
          options={emailFormats.map((value) => ({ value, label: t(`users.email.formats.${value}`) }))}
        />
      </Box>
      <InsertTemplate />
      <Box>
        <TextAreaInput source="message" label="users.email.message" validate={messageRule} />
        <Typography
          variant="caption"
          component="p"
          sx={{ textAlign: 'end', color: counterColour(draft.message.length) }}
          data-counter
        >
          {t('users.email.counter', { length: draft.message.length })}
        </Typography>
      </Box>
      <Variables />
      {unknown.length > 0 && (
        <Alert severity="warning">{t('users.email.unknownVariable', { names: listText(unknown) })}</Alert>
      )}
    </>
  );
};

const TemplateInput = () => {
  const t = useTranslate();
  const field = useField<string>({ source: 'template', label: 'users.email.template' });
  const prefill = usePrefill();
  const data = useData();
  // Uses react-admin's key, so that they are refetched after a change.
  const catalogue = useQuery({
    queryKey: ['custom-message-template', 'getList', 'all'],
    queryFn: ({ signal }) => data.getAll<MessageTemplate>('custom-message-template', { signal }),
  });
  const failure = useQueryFailure('custom-message-template.list', catalogue);
  const { data: templates = [], meta } = catalogue.data ?? {};
  const options = [
    ...builtInTemplates.map((value) => ({ value, label: t(`users.email.templates.${value}`) })),
    ...templates
      .toSorted((a, b) => Number(!a.name) - Number(!b.name))
      .map(({ id, name }) => ({ value: String(id), label: name || t('customMessageTemplate.unnamed') })),
  ];
  const choose = (template: string) => {
    field.onChange(template);
    prefill(template);
  };
  const helpName = () => {
    if (field.value === 'set_password_link') return 'passwordLink';
    if (!catalogue.data) return failure ? null : 'templatesLoading';
    if (/^\d+$/.test(field.value)) return 'templateFrame';
    return meta?.isComplete === false ? 'templatesPartly' : null;
  };
  const help = helpName();
  return (
    <Stack sx={{ gap: 2 }}>
      <LabelledSelect
        {...field}
        onChange={choose}
        options={options}
        help={help && t(`users.email.${help}`, { count: templates.length })}
      />
      {/* Quiet, because the form works without these templates. */}
      {failure && <LoadFailure isQuiet {...failure} />}
    </Stack>
  );
};

const Variables = () => {
  const t = useTranslate();
  const { getValues, setValue, formState } = useFormContext<EmailDraft>();
  const { isSubmitted } = formState;
  const insert = (variable: string) =>
    setValue('message', getValues('message') + variable, { shouldDirty: true, shouldValidate: isSubmitted });
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 500, mb: 1 }}>
        {t('users.email.variables')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {emailVariables
          .map((name) => `{{${name}}}`)
          .map((variable) => (
            <Button
              key={variable}
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={t('users.email.insert', { variable })}
              onClick={() => insert(variable)}
              sx={{ fontFamily: 'monospace' }}
            >
              {variable}
            </Button>
          ))}
      </Box>
    </Box>
  );
};

const templatesWithText: readonly string[] = builtInTemplates.filter((template) => template !== 'custom');

/** Fills in the template's text unless the user has typed another. */
const usePrefill = () => {
  const t = useTranslate();
  const { getValues, setValue, formState } = useFormContext<EmailDraft>();
  const { isSubmitted } = formState;
  return (template: string) => {
    for (const part of ['subject', 'message'] as const) {
      const getText = (name: string) => t(`users.email.prefill.${name}.${part}`);
      const chosen = templatesWithText.includes(template) ? getText(template) : '';
      setValue(part, prefillText(getValues(part), templatesWithText.map(getText), chosen), {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
    }
  };
};

/** Offers the text of a preselected template, or of one whose text was cleared. */
const InsertTemplate = () => {
  const t = useTranslate();
  const prefill = usePrefill();
  const { template, subject, message } = useWatch<EmailDraft>() as EmailDraft;
  if (!templatesWithText.includes(template) || (subject !== '' && message !== '')) return null;
  const insert = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    prefill(template);
    // Moves the focus, because the button disappears.
    const field = currentTarget.form?.elements.namedItem('message');
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Button size="small" onClick={insert} sx={{ alignSelf: 'flex-start', marginInlineStart: -1, mt: -3 }}>
      {t('users.email.insertTemplate')}
    </Button>
  );
};
