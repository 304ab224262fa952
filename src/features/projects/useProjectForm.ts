import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldSentences, isGone } from '../../api/errors';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import { useUser } from '../../auth/useAuth';
import { projectFields, valuesOf, type Project, type ProjectValues } from '../../model/projects/project';
import { projectErrors, type ProjectErrors } from './projectRules';
import { paths } from '../../paths';
import { useDraft } from '../../ui/form/useDraft';
import { useSubmission } from '../../ui/form/useSubmission';
import { projectKey } from './useProject';
import { projectsKey } from './useProjectList';

const unchanged: Partial<ProjectValues> = {};
const dates = ['start_date', 'construction_date'] as const;

/** The form over a project: what was typed lies over what the server holds and outlives an expired session. */
export const useProjectForm = (project: Project) => {
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const client = useQueryClient();
  const user = useUser();
  const draft = useDraft<Partial<ProjectValues>>(user?.user_id ?? 0, unchanged);
  const { busy, wait, submit } = useSubmission();
  const [errors, setErrors] = useState<ProjectErrors>({});
  const saved = useRef(false);

  const stored = valuesOf(project);
  const values: ProjectValues = { ...stored, ...draft.value };
  const isDirty = values.picture !== null || projectFields.some((field) => values[field] !== stored[field]);

  const change = <F extends keyof ProjectValues>(field: F, value: ProjectValues[F]) => {
    draft.keep({ ...draft.value, [field]: value });
    const { [field]: _mended, ...rest } = errors;
    setErrors(rest);
  };

  const save = async () => {
    await data.updateProject(project.id, values);
    draft.drop();
    saved.current = true;
    notify('projects.updated', { type: 'success' });
    void client.invalidateQueries({ queryKey: projectsKey });
    client.removeQueries({ queryKey: projectKey(project.id) });
    void navigate(paths.projects);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = { ...halfTyped(event.currentTarget), ...projectErrors(values) };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void submit(save, (error) => {
      const said = serverErrors(error);
      setErrors(said);
      // Deleted elsewhere: the page says so.
      if (isGone(error)) void client.invalidateQueries({ queryKey: projectKey(project.id) });
      return notifyError('updateProject', error, Object.values(said));
    });
  };

  return {
    values,
    errors,
    isDirty,
    busy,
    wait,
    change,
    onSubmit,
    saved,
    discard: () => {
      draft.keep(unchanged);
      draft.drop();
    },
  };
};

/** A day that was begun but not finished: the browser hides what was typed and shows an empty value. */
const halfTyped = ({ elements }: HTMLFormElement): ProjectErrors => {
  const messages = {
    start_date: 'projects.error.startDate',
    construction_date: 'projects.error.constructionDate',
  };
  const isBad = (name: string) => {
    const field = elements.namedItem(name);
    return field instanceof HTMLInputElement && field.validity.badInput;
  };
  return Object.fromEntries(dates.filter(isBad).map((name) => [name, messages[name]]));
};

const serverErrors = (error: unknown) => fieldSentences(error, ['id', 'picture', ...projectFields]);
