import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify, useUpdate } from 'ra-core';
import { useState } from 'react';
import { fieldSentences } from '../../api/errors';
import { useTellFailure } from '../../api/useTellFailure';
import { jsonProblem } from '../../model/jsonProblem';
import {
  bodyText,
  isTemplateFile,
  sentBody,
  type MessageTemplate,
  type TemplateValues,
} from '../../model/messageTemplate';
import { useSubmission } from '../../ui/useSubmission';

const names = ['name', 'template', 'body'] as const;

type Errors = Partial<Record<(typeof names)[number], string>>;

/** The fields of a template, and saving them. What is wrong stays as it was typed. */
export const useTemplateForm = (template: MessageTemplate | undefined, onDone: () => void) => {
  const notify = useNotify();
  const tell = useTellFailure();
  const client = useQueryClient();
  const stored: TemplateValues = {
    name: template?.name ?? '',
    body: bodyText(template?.body),
    template: null,
  };
  const [values, setValues] = useState(stored);
  const [errors, setErrors] = useState<Errors>({});
  const { busy, wait, submit } = useSubmission();
  const [create] = useCreate<MessageTemplate>();
  const [update] = useUpdate<MessageTemplate>();

  const problem = jsonProblem(values.body);
  const isDirty = names.some((name) => values[name] !== stored[name]);
  const change = <F extends keyof TemplateValues>(field: F, value: TemplateValues[F]) => {
    const isOther = field === 'template' && value instanceof File && !isTemplateFile(value);
    setErrors((all) => ({ ...all, [field]: isOther ? 'customMessageTemplate.fileNote' : undefined }));
    if (!isOther) setValues((all) => ({ ...all, [field]: value }));
  };

  const save = async () => {
    const data = { ...values, body: sentBody(values.body) };
    const waiting = { returnPromise: true } as const;
    const resource = 'custom-message-template';
    // The mutation's type knows records alone; what is sent holds a file besides.
    const record = data as unknown as Partial<MessageTemplate>;
    if (template) await update(resource, { id: template.id, data: record, previousData: template }, waiting);
    else await create(resource, { data: record }, waiting);
    notify(template ? 'customMessageTemplate.updated' : 'customMessageTemplate.added', { type: 'success' });
    void client.invalidateQueries({ queryKey: [resource, 'getList'] });
    onDone();
  };
  /** Answers false where the fields are no JSON object: nothing is sent then. */
  const send = (): boolean => {
    if (problem) {
      notify('customMessageTemplate.saveFailed', { type: 'error' });
      return false;
    }
    void submit(save, (error) => {
      const said = fieldSentences(error, names);
      setErrors(said);
      return tell('saveTemplate', error, Object.values(said));
    });
    return true;
  };
  return { values, errors, problem, isDirty, busy, wait, change, send };
};
