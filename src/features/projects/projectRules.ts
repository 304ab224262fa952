import { isId } from '../../model/text';
import { hasDayShape, isDay } from '../../model/time';
import type { ProjectField, ProjectValues } from '../../model/projects/project';

export type ProjectErrors = Partial<Record<ProjectField | 'id' | 'picture', string>>;

export const noDay = {
  start_date: 'projects.error.startDate',
  construction_date: 'projects.error.constructionDate',
};

const dayError = (text: string, shapeMessage: string): string | undefined => {
  if (text === '' || isDay(text)) return undefined;
  return hasDayShape(text) ? 'projects.error.date' : shapeMessage;
};

/** Spec 1 §5 "Project". */
export const projectErrors = (values: ProjectValues): ProjectErrors => {
  const found: ProjectErrors = {};
  const note = (field: ProjectField, message: string | undefined) => {
    if (message) found[field] = message;
  };
  note('title', values.title.trim() === '' ? 'projects.error.title' : undefined);
  note('start_date', dayError(values.start_date, noDay.start_date));
  note('construction_date', dayError(values.construction_date, noDay.construction_date));
  note('owner', isId(values.owner.trim()) ? undefined : 'projects.error.owner');
  return found;
};
