import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, type FormEvent } from 'react';
import type { MessageTemplate } from '../../model/messageTemplate';
import { FilePicker } from '../../ui/FilePicker';
import { FormModal } from '../../ui/FormModal';
import { JsonEditor } from '../../ui/JsonEditor';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { useTemplateForm } from './useTemplateForm';

interface TemplateModalProps {
  /** The template that is changed; a new one where there is none. */
  template?: MessageTemplate;
  onClose: () => void;
}

/** Adds or changes a message template (spec 2 §2.1). */
export const TemplateModal = ({ template, onClose }: TemplateModalProps) => {
  const t = useTranslate();
  const id = useId();
  const form = useTemplateForm(template, onClose);
  const { values, errors, change, busy } = form;
  const text = (key: string) => t(`customMessageTemplate.${key}`);
  const said = (error: string | undefined) => error && t(error);
  const chosen = values.template?.name ?? (template?.template_url ? text('file.kept') : '');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (!form.send()) currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <FormModal
      open
      onClose={onClose}
      busy={busy}
      isDirty={form.isDirty}
      size="lg"
      title={text(template ? 'modal.edit' : 'modal.add')}
      actions={
        <>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {text('cancel')}
          </Button>
          <SubmitButton
            form={id}
            label={text(template ? 'submitEdit' : 'submitAdd')}
            busyLabel={text('saving')}
            busy={busy}
            wait={form.wait}
          />
        </>
      }
    >
      <Stack component="form" id={id} noValidate onSubmit={onSubmit} sx={{ gap: 5, pt: 1 }}>
        <TextInput
          name="name"
          maxLength={150}
          label={text('fields.name')}
          value={values.name}
          onChange={(name) => change('name', name)}
          error={said(errors.name)}
        />
        <FilePicker
          label={text('fields.template')}
          name="template"
          accept=".html,text/html"
          choose={text(chosen ? 'file.replace' : 'file.choose')}
          {...(errors.template ? { error: t(errors.template) } : { help: text('fileNote') })}
          onChoose={(file) => change('template', file)}
          after={
            values.template && (
              <Button color="inherit" onClick={() => change('template', null)}>
                {text('file.undo')}
              </Button>
            )
          }
        >
          {chosen && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {chosen}
            </Typography>
          )}
        </FilePicker>
        <JsonEditor
          name="body"
          label={text('fields.body')}
          help={text('bodyHelp')}
          value={values.body}
          onChange={(body) => change('body', body)}
          error={said(errors.body)}
          problem={form.problem}
        />
      </Stack>
    </FormModal>
  );
};
