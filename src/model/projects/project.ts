import { bodies } from '../../contract/generated/fields';
import type { Schema } from '../../contract/Schema';
import { numberText } from '../locale';
import { readDay } from '../time';
import { toText } from '../text';

export type Project = Omit<Schema<'Project'>, 'owner'> & { owner: Schema<'Project'>['owner'] | null };

export const projectFields = (
  Object.keys(bodies.updateProject) as (keyof typeof bodies.updateProject)[]
).filter((field) => field !== 'id' && field !== 'picture');

export type ProjectField = (typeof projectFields)[number];

export type ProjectValues = Record<ProjectField, string> & { picture: File | null };

const dateFields: readonly ProjectField[] = ['start_date', 'construction_date'];

/** Keeps the day of a date-time in every time zone. */
export const toProjectValues = (project: Project): ProjectValues => {
  const entries = projectFields.map((field) => {
    if (field === 'owner') return [field, toText(ownerId(project))];
    const text = toText(project[field]);
    return [field, dateFields.includes(field) ? readDay(text) : text];
  });
  return { ...(Object.fromEntries(entries) as Record<ProjectField, string>), picture: null };
};

const ownerId = ({ owner }: Project) => (typeof owner === 'object' ? owner?.value : owner);

export const ownerName = ({ owner }: Pick<Project, 'owner'>): string =>
  typeof owner === 'object' ? (owner?.label ?? '') : '';

/** Groups the digits of a budget, which is free text, if it has a single number. */
export const budgetText = (budget: string | null): string => {
  const text = budget ?? '';
  const isSingle = text.match(/\d+(?:\.\d+)?/g)?.length === 1;
  return isSingle ? text.replace(/\d+/, (digits) => numberText(BigInt(digits))) : text;
};

export const projectName = ({ id, title, acronym }: Pick<Project, 'id' | 'title' | 'acronym'>): string =>
  title || acronym || `#${id}`;
