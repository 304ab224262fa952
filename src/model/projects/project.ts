import type { Schema } from '../../api/contract';
import { readDay } from '../time';
import { shownText } from '../text';

/** A construction project (spec 1 §3), in the API's own words. */
export type Project = Omit<Schema<'Project'>, 'owner'> & { owner: Schema<'Project'>['owner'] | null };

/** The fields that hold a text. */
export const projectTexts = [
  'title',
  'acronym',
  'start_date',
  'duration',
  'budget',
  'consultant',
  'contractor',
  'construction_date',
  'construction_characteristics',
  'description',
  'time_zone',
  'cordinate_system',
  'date_formate',
] as const;

/** The fields that a user types, in the order of the form. */
export const projectFields = [...projectTexts, 'owner'] as const;

export type ProjectField = (typeof projectFields)[number];

/** A project as the form holds it: all texts, and a picture where a new one was chosen. */
export type ProjectValues = Record<ProjectField, string> & { picture: File | null };

const dateFields: readonly ProjectField[] = ['start_date', 'construction_date'];

/** What the form begins with. A day that comes with a time keeps its day, in whatever zone it is read. */
export const valuesOf = (project: Project): ProjectValues => {
  const entries = projectFields.map((field) => {
    if (field === 'owner') return [field, shownText(ownerId(project))];
    const text = shownText(project[field]);
    return [field, dateFields.includes(field) ? readDay(text) : text];
  });
  return { ...(Object.fromEntries(entries) as Record<ProjectField, string>), picture: null };
};

const ownerId = ({ owner }: Project) => (typeof owner === 'object' ? owner?.value : owner);

/** The owner's name, where the answer carries it. */
export const ownerName = ({ owner }: Pick<Project, 'owner'>): string =>
  typeof owner === 'object' ? (owner?.label ?? '') : '';

/** What a project is called where its title is missing. */
export const nameOf = ({ id, title, acronym }: Pick<Project, 'id' | 'title' | 'acronym'>): string =>
  title || acronym || `#${id}`;
