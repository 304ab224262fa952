import type { Request } from 'express';
import { isDay } from '../../src/model/time';
import { projectTexts } from '../../src/model/projects/project';
import type { ServerContext } from '../context';
import { texts } from '../crud/Collection';
import { listPage } from '../crud/listPage';
import { routes } from '../guards/answer';
import { fileOf } from '../guards/bodies';
import { fieldError, notFound } from '../guards/Refusal';
import { pictureExtension } from '../files/pictureExtension';
import type { ProjectRow } from '../storage/tables';
import { dropReplaced } from '../files/picture';
import { projectBody } from './projectBody';

const listed = ['title', 'acronym', 'consultant', 'contractor', 'start_date', 'budget'] as const;

const show = ({ db }: ServerContext, req: Request) => {
  const { id } = req.query;
  if (id === undefined) {
    const rows = db.all('projects').map(projectBody);
    return listPage(rows, req.query, { search: listed, ordering: ['id', ...listed] });
  }
  const row = db.get('projects', Number(id));
  if (!row) throw notFound();
  return projectBody(row);
};

const dates = ['start_date', 'construction_date'] as const;

const changeOf = (body: Record<string, unknown>): Partial<ProjectRow> => {
  const change: Partial<ProjectRow> = texts(body, projectTexts);
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

const keepPicture = async ({ uploads }: ServerContext, req: Request): Promise<string | null> => {
  const picture = fileOf(req, 'picture');
  if (!picture) return null;
  const extension = pictureExtension(picture.buffer);
  if (!extension)
    throw fieldError('picture', 'Upload a valid image. The file is no PNG, JPG, GIF or WebP picture.');
  return uploads.save(picture.buffer, extension);
};

const save = async (context: ServerContext, req: Request) => {
  const { db } = context;
  const body = req.body as Record<string, unknown>;
  const id = Number(body['id']);
  if (!db.get('projects', id)) throw notFound();
  const change = changeOf(body);
  const picture = await keepPicture(context, req);
  // Another caller may have saved a picture while this one was written.
  const before = db.get('projects', id)?.picture_file ?? null;
  db.update('projects', id, picture ? { ...change, picture_file: picture } : change);
  await dropReplaced(context, before, picture ?? before);
  return { success: true, message: 'Project updated successfully!' };
};

export const projectRoutes = routes({
  'GET /project': show,
  'POST /project/update': save,
});
