import { Router } from 'express';
import type { Request } from 'express';
import type { ServerContext } from '../context';
import { listPage } from '../dialect';
import { answer } from '../guards/answer';
import { fileOf } from '../guards/bodies';
import { fieldError, notFound } from '../guards/Refusal';
import { pictureExtension } from '../security/pictures';
import type { ProjectRow } from '../storage/tables';
import { pictureUrl } from './userBody';

const projectBody = ({ picture_file, ...row }: ProjectRow) => ({ ...row, picture: pictureUrl(picture_file) });

const columns = ['title', 'acronym', 'consultant', 'contractor', 'start_date', 'budget'] as const;

/** All projects, a page at a time, or with `id` that one. */
const show = ({ db }: ServerContext, req: Request) => {
  const { id } = req.query;
  if (id === undefined) {
    const rows = db.all('projects').map(projectBody);
    return listPage(rows, req.query, { search: columns, ordering: ['id', ...columns] });
  }
  const row = db.get('projects', Number(id));
  if (!row) throw notFound();
  return projectBody(row);
};

const texts = [
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

const dates = ['start_date', 'construction_date'] as const;

/** A day that the calendar has: `2026-02-30` looks right and is none. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 10) === text;

const changeOf = (body: Record<string, unknown>): Partial<ProjectRow> => {
  const change: Partial<ProjectRow> = {};
  for (const name of texts) {
    const value = body[name];
    if (typeof value === 'string') change[name] = value.trim();
  }
  if (change.title === '') throw fieldError('title', 'Title is required');
  for (const name of dates) {
    if (change[name] && !isDay(change[name])) throw fieldError(name, 'Invalid date format');
  }
  const owner = body['owner'];
  if (owner !== undefined && owner !== '') change.owner = Number(owner);
  if (change.owner !== undefined && !(Number.isSafeInteger(change.owner) && change.owner >= 1))
    throw fieldError('owner', 'Owner is required');
  return change;
};

const save = async (context: ServerContext, req: Request) => {
  const { db, uploads } = context;
  const body = req.body as Record<string, unknown>;
  const before = db.get('projects', Number(body['id']));
  if (!before) throw notFound();
  const change = changeOf(body);
  const picture = fileOf(req, 'picture');
  if (picture) {
    const extension = pictureExtension(picture.buffer);
    if (!extension)
      throw fieldError('picture', 'Upload a valid image. The file is no PNG, JPG, GIF or WebP picture.');
    change.picture_file = await uploads.save(picture.buffer, extension);
  }
  db.update('projects', before.id, change);
  if (change.picture_file && before.picture_file) {
    // The old picture goes only when the new one is safe.
    await db.saved();
    await uploads.remove(before.picture_file);
  }
  return { success: true, message: 'Project updated successfully!' };
};

/** Construction projects (spec 1 §7, contract §4 "Projects list"). Mounted below `/api`. */
export const projectRoutes = (context: ServerContext): Router =>
  Router()
    .get(
      '/project',
      answer((req) => show(context, req)),
    )
    .post(
      '/project/update',
      answer((req) => save(context, req)),
    );
