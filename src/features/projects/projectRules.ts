import { isId } from '../../model/text';
import { hasDayShape, isDay } from '../../model/time';
import type { ProjectField } from '../../model/projects/project';

const findDayError = (text: string, formatMessage: string): string | undefined => {
  if (text === '' || isDay(text)) return undefined;
  return hasDayShape(text) ? 'projects.error.date' : formatMessage;
};

/** Each returns the message key of an invalid field (spec 1 §5 "Project"). */
export const projectRules: Partial<Record<ProjectField, (text: string) => string | undefined>> = {
  title: (text) => (text.trim() === '' ? 'projects.error.title' : undefined),
  start_date: (text) => findDayError(text, 'projects.error.startDate'),
  construction_date: (text) => findDayError(text, 'projects.error.constructionDate'),
  owner: (text) => (isId(text.trim()) ? undefined : 'projects.error.owner'),
};
