import { isId } from '../../model/text';
import { hasDayShape, isDay } from '../../model/time';
import type { ProjectField, ProjectValues } from '../../model/projects/project';

type ProjectErrors = Partial<Record<ProjectField | 'id' | 'picture', string>>;

const findDayError = (text: string, formatMessage: string): string | undefined => {
  if (text === '' || isDay(text)) return undefined;
  return hasDayShape(text) ? 'projects.error.date' : formatMessage;
};

/** Spec 1 §5 "Project". */
export const findProjectErrors = (values: ProjectValues): ProjectErrors => {
  const errors: ProjectErrors = {};
  const addError = (field: ProjectField, message: string | undefined) => {
    if (message) errors[field] = message;
  };
  addError('title', values.title.trim() === '' ? 'projects.error.title' : undefined);
  addError('start_date', findDayError(values.start_date, 'projects.error.startDate'));
  addError('construction_date', findDayError(values.construction_date, 'projects.error.constructionDate'));
  addError('owner', isId(values.owner.trim()) ? undefined : 'projects.error.owner');
  return errors;
};
